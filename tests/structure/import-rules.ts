/** A folder may import itself and the folders listed for it, all from rows above. `*` is any. Tests are exempt. */

const components = ['src/browser', 'src/ui/motion', 'src/ui', 'src/i18n']

/** What every component may use. */
const foundation = ['src/site', ...components]

const pageParts = ['src/routing', 'src/embeds', 'src/sections/demos', 'src/sections']
const leadsDocuments = ['src/leads/bookings', 'src/leads/form-pages', 'src/leads/admin']
const assistantParts = ['src/assistant/shared', 'src/assistant/search']
const leadsServer = ['src/site', 'src/leads/shared', 'src/server/http', 'src/leads/documents', 'src/leads/server']

export const importRules: Readonly<Record<string, readonly string[]>> = {
  'public/locales': [],
  // Data and pure functions. Page definitions are part of it; locale files are only imported as types.
  'src/site': ['public/locales'],
  'src/browser': ['src/site'],
  'src/ui/motion': ['src/site', 'src/browser'],
  // Components know neither router nor language.
  'src/ui': ['src/site', 'src/ui/motion'],
  'src/i18n': ['src/site', 'src/browser'],
  'src/routing': ['src/site', 'src/browser', 'src/ui/motion', 'src/i18n'],

  // Shared by browser and server.
  'src/leads/shared': ['src/site'],
  'src/assistant/shared': ['src/site'],
  'src/diagnostic': ['src/site'],

  // Run in the browser.
  'src/embeds': [...foundation, 'src/leads/shared'],
  'src/sections/demos': foundation,
  'src/sections': [...foundation, 'src/routing', 'src/embeds', 'src/sections/demos'],
  // No page imports another page.
  'src/pages/*': [...foundation, ...pageParts],
  'src/leads/forms': [...foundation, 'src/leads/shared'],
  'src/diagnostic/screens': [...foundation, 'src/leads/shared', 'src/diagnostic'],
  // The server searches passages too, when it asks a language model.
  'src/assistant/search': ['src/site', 'src/ui/motion', 'src/assistant/shared'],
  'src/assistant/panel': [...foundation, ...assistantParts],

  // Run on the server. Documents are server-rendered pages without scripts: admin, bookings and forms.
  'src/server/http': ['src/site'],
  'src/leads/documents': ['src/site', 'src/ui', 'src/leads/shared', 'src/leads/forms'],
  'src/leads/server': ['src/site', 'src/leads/shared', 'src/server/http', 'src/leads/documents'],
  'src/leads/bookings': leadsServer,
  'src/leads/form-pages': leadsServer,
  'src/leads/admin': leadsServer,
  'src/assistant/server': ['src/site', ...assistantParts, 'src/server/http', 'src/leads/server'],
  'src/server': [...leadsServer, ...leadsDocuments, 'src/assistant/shared', 'src/assistant/server'],

  // Run by the build.
  'src/assistant/bundling': ['src/site', 'src/assistant/shared'],

  // Composition: entries, documents and the shell around every page.
  'src/app/shell': [...foundation, 'src/routing', 'src/embeds', 'src/assistant/panel'],
  'src/app': [...foundation, 'src/routing', 'src/embeds', 'src/leads/forms', 'src/diagnostic/screens', 'src/app/shell'],
  tools: ['*'],
  workshop: [...foundation, 'src/leads/forms', 'src/leads/shared', 'public/locales', 'tools'],
}

const features = ['src/leads/forms', 'src/diagnostic/screens', 'src/assistant/search', 'src/assistant/panel']
const react = [...components, ...pageParts, 'src/pages/*', ...features, 'src/app/shell', 'src/app', 'workshop']

const server = ['src/server/http', 'src/server', 'src/leads/server', 'src/assistant/server']

/** Packages that only some folders may import; all others are free. */
export const packageRules: Readonly<Record<string, readonly string[]>> = {
  react,
  'react-dom': react,
  zod: ['src/leads/shared', 'src/leads/server', 'src/assistant/server', 'src/site'],
  'eventsource-parser': ['src/assistant/search', 'src/assistant/server'],
  fastify: [...server, ...leadsDocuments],
  '@fastify/cookie': ['src/leads/admin'],
  '@fastify/csrf-protection': ['src/leads/admin'],
  '@fastify/formbody': ['src/leads/server'],
  '@fastify/session': ['src/leads/admin'],
  'prom-client': ['src/server'],
  '@fastify/rate-limit': ['src/server/http'],
  'altcha-lib': ['src/leads/shared', 'src/leads/server', 'src/leads/forms'],
  nodemailer: ['src/leads/server'],
  pg: ['src/leads/server'],
  'node:': [...server, 'src/leads/documents', 'src/leads/admin', 'src/assistant/bundling', 'tools', 'workshop'],
  vite: ['tools', 'workshop'],
  '@playwright/test': ['tools'],
  culori: ['tools'],
}
