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
  'src/embeds': [...parts, 'src/browser/analytics', 'desk/shared'],
  'src/sections': [...parts, 'src/sections/demos', 'src/embeds', 'src/routing'],
  // A room. No page imports another.
  'src/pages/*': [...parts, 'src/sections', 'src/sections/demos', 'src/embeds', 'src/routing'],
  'app/shell': [...parts, 'src/embeds', 'src/routing', 'src/browser/analytics', 'assistant/screens'],
  // The document, and what starts it in the browser and in the build.
  app: ['app/shell', 'app/embedded', 'src/routing', 'src/i18n', 'src/ui/motion', 'src/browser', 'src/ui', 'src/site'],
  // What our own frames load: documents of their own, without router and shell.
  'app/embedded': ['app', ...parts, 'src/embeds', 'desk/screens', 'diagnostic/screens'],

  // On both sides, on the server only, in the browser only.
  'desk/shared': ['src/site'],
  'desk/server': ['desk/shared', 'desk/served', 'src/site'],
  'desk/screens': ['desk/shared', ...parts],
  // Documents that the server writes by itself: those for the owner, those behind links in mails, and forms without scripts.
  'desk/served': ['desk/shared', 'desk/screens', 'src/site', 'src/ui', 'src/ui'],
  'desk/calls': ['desk/served', 'desk/server', 'desk/shared', 'src/site'],
  'desk/forms': ['desk/served', 'desk/server', 'desk/shared', 'src/site'],
  'desk/office': ['desk/served', 'desk/server', 'desk/shared', 'src/site'],

  // On both sides, in the build only, in the browser only, on the server only: there it finds passages as browsers do.
  'assistant/shared': ['src/site'],
  'assistant/build': ['assistant/shared', 'src/site'],
  'assistant/browser': ['assistant/shared', 'src/ui/motion', 'src/site'],
  'assistant/screens': ['assistant/browser', 'assistant/shared', ...parts],
  'assistant/server': ['assistant/browser', 'assistant/shared', 'desk/server', 'src/site'],

  diagnostic: ['src/site'],
  'diagnostic/screens': ['diagnostic', ...parts, 'desk/shared'],

  server: [
    'assistant/server',
    'assistant/shared',
    'desk/server',
    'desk/calls',
    'desk/forms',
    'desk/office',
    'desk/served',
    'src/site',
  ],
  scripts: ['*'],
  workshop: [...parts, 'src/ui', 'desk/screens', 'desk/shared', 'public/locales', 'scripts'],
}

/** Folders whose code is drawn, or that draws. */
const drawn = [
  'app',
  'src/browser/analytics',
  'src/browser',
  'src/sections/demos',
  'app/embedded',
  'src/embeds',
  'src/ui/motion',
  'src/pages/*',
  'src/routing',
  'src/sections',
  'app/shell',
  'src/i18n',
  'src/ui',
  'assistant/browser',
  'assistant/screens',
  'desk/screens',
  'diagnostic/screens',
  'workshop',
]

/** Packages that only some folders may import; all others are free. */
export const packages: Readonly<Record<string, readonly string[]>> = {
  react: drawn,
  'react-dom': drawn,
  zod: ['desk/shared', 'desk/server', 'assistant/server', 'src/site'],
  'eventsource-parser': ['assistant/browser', 'assistant/server'],
  fastify: ['server', 'assistant/server', 'desk/server', 'desk/served', 'desk/calls', 'desk/forms', 'desk/office'],
  '@fastify/cookie': ['desk/office'],
  '@fastify/csrf-protection': ['desk/office'],
  '@fastify/formbody': ['desk/calls', 'desk/forms', 'desk/office'],
  '@fastify/session': ['desk/office'],
  'prom-client': ['server'],
  '@fastify/rate-limit': ['desk/server'],
  'altcha-lib': ['desk/shared', 'desk/server', 'desk/screens'],
  nodemailer: ['desk/server'],
  pg: ['desk/server'],
  'node:': [
    'server',
    'desk/server',
    'desk/served',
    'desk/office',
    'assistant/build',
    'assistant/server',
    'scripts',
    'workshop',
  ],
  vite: ['scripts', 'workshop'],
  '@playwright/test': ['scripts'],
}
