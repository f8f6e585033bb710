/**
 * Which folder may import which: the map of the code, as it is checked. A folder may always import itself; `*` is any.
 * Tests, and what only tests and scripts read, may import anything.
 */

/** Of the application: parts that anything shown may be made of. */
const parts = ['src/ui', 'src/ui/motion', 'src/i18n', 'src/browser', 'src/site']

export const arrows: Readonly<Record<string, readonly string[]>> = {
  // What the site is: data and pure functions. Definitions of pages are part of it; texts are only types there.
  'src/site': ['public/locales'],
  'public/locales': [],
  'src/browser': ['src/site'],
  'src/browser/analytics': ['src/site'],
  'src/ui/motion': ['src/site', 'src/browser'],
  'src/i18n': ['src/site', 'src/browser'],
  'src/ui': [],
  // Building blocks know neither router nor language.
  'src/ui': ['src/ui/motion', 'src/site'],
  'src/routing': ['src/i18n', 'src/ui/motion', 'src/browser/analytics', 'src/browser', 'src/site'],
  'src/sections/demos': parts,
  'src/embeds': [...parts, 'src/browser/analytics', 'src/leads/shared'],
  'src/sections': [...parts, 'src/sections/demos', 'src/embeds', 'src/routing'],
  // A room. No page imports another.
  'src/pages/*': [...parts, 'src/sections', 'src/sections/demos', 'src/embeds', 'src/routing'],
  'src/app/shell': [...parts, 'src/embeds', 'src/routing', 'src/browser/analytics', 'src/assistant/panel'],
  // The document, and what starts it in the browser and in the build.
  app: [
    'src/app/shell',
    'src/app/embedded',
    'src/routing',
    'src/i18n',
    'src/ui/motion',
    'src/browser',
    'src/ui',
    'src/site',
  ],
  // What our own frames load: documents of their own, without router and shell.
  'src/app/embedded': ['app', ...parts, 'src/embeds', 'src/leads/forms', 'src/diagnostic/screens'],

  // On both sides, on the server only, in the browser only.
  'src/leads/shared': ['src/site'],
  'src/leads/server': ['src/leads/shared', 'src/leads/documents', 'src/site'],
  'src/leads/forms': ['src/leads/shared', ...parts],
  // Documents that the server writes by itself: those for the owner, those behind links in mails, and forms without scripts.
  'src/leads/documents': ['src/leads/shared', 'src/leads/forms', 'src/site', 'src/ui', 'src/ui'],
  'src/leads/bookings': ['src/leads/documents', 'src/leads/server', 'src/leads/shared', 'src/site'],
  'src/leads/form-pages': ['src/leads/documents', 'src/leads/server', 'src/leads/shared', 'src/site'],
  'src/leads/admin': ['src/leads/documents', 'src/leads/server', 'src/leads/shared', 'src/site'],

  // On both sides, in the build only, in the browser only, on the server only: there it finds passages as browsers do.
  'src/assistant/shared': ['src/site'],
  'src/assistant/bundling': ['src/assistant/shared', 'src/site'],
  'src/assistant/search': ['src/assistant/shared', 'src/ui/motion', 'src/site'],
  'src/assistant/panel': ['src/assistant/search', 'src/assistant/shared', ...parts],
  'src/assistant/server': ['src/assistant/search', 'src/assistant/shared', 'src/leads/server', 'src/site'],

  diagnostic: ['src/site'],
  'src/diagnostic/screens': ['diagnostic', ...parts, 'src/leads/shared'],

  server: [
    'src/assistant/server',
    'src/assistant/shared',
    'src/leads/server',
    'src/leads/bookings',
    'src/leads/form-pages',
    'src/leads/admin',
    'src/leads/documents',
    'src/site',
  ],
  scripts: ['*'],
  workshop: [...parts, 'src/ui', 'src/leads/forms', 'src/leads/shared', 'public/locales', 'scripts'],
}

/** Folders whose code is drawn, or that draws. */
const drawn = [
  'app',
  'src/browser/analytics',
  'src/browser',
  'src/sections/demos',
  'src/app/embedded',
  'src/embeds',
  'src/ui/motion',
  'src/pages/*',
  'src/routing',
  'src/sections',
  'src/app/shell',
  'src/i18n',
  'src/ui',
  'src/assistant/search',
  'src/assistant/panel',
  'src/leads/forms',
  'src/diagnostic/screens',
  'workshop',
]

/** Packages that only some folders may import; all others are free. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  react: drawn,
  'react-dom': drawn,
  zod: ['src/leads/shared', 'src/leads/server', 'src/assistant/server', 'src/site'],
  'eventsource-parser': ['src/assistant/search', 'src/assistant/server'],
  fastify: [
    'server',
    'src/assistant/server',
    'src/leads/server',
    'src/leads/documents',
    'src/leads/bookings',
    'src/leads/form-pages',
    'src/leads/admin',
  ],
  '@fastify/cookie': ['src/leads/admin'],
  '@fastify/csrf-protection': ['src/leads/admin'],
  '@fastify/formbody': ['src/leads/bookings', 'src/leads/form-pages', 'src/leads/admin'],
  '@fastify/session': ['src/leads/admin'],
  'prom-client': ['server'],
  '@fastify/rate-limit': ['src/leads/server'],
  'altcha-lib': ['src/leads/shared', 'src/leads/server', 'src/leads/forms'],
  nodemailer: ['src/leads/server'],
  pg: ['src/leads/server'],
  'node:': [
    'server',
    'src/leads/server',
    'src/leads/documents',
    'src/leads/admin',
    'src/assistant/bundling',
    'src/assistant/server',
    'scripts',
    'workshop',
  ],
  vite: ['scripts', 'workshop'],
  '@playwright/test': ['scripts'],
}
