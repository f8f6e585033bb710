import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Connect, type Plugin } from 'vite'
import { api, type BookingReceipt, type LeadReceipt, type Slots } from '#leads/shared/protocol.ts'
import { readSettings } from '#site/settings.ts'
import { brandConstants, brandTokens } from '#tools/brand/brand.ts'
import { siteConstants } from '#tools/site-constants.ts'
import { stylesheets } from '#tools/stylesheets.ts'

// Examples must not depend on the environment.
const settings = readSettings({})

/** Makes `data-state` act like :hover, :active and :focus-visible, to show all states side by side. */
const statesByAttribute: Plugin = {
  name: 'states-by-attribute',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css')) return undefined
    return code.replaceAll(/:(hover|active|focus-visible)(?![\w-])/g, ":is(:$1, [data-state='$1'])")
  },
}

const SLOT_MINUTES = 30
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** Weekdays of the next four weeks, 9:00 to 17:00 in São Paulo; some slots are taken. */
function createSlots(now: number): Slots {
  const today = now - (now % DAY_MS)
  const starts = Array.from({ length: 28 }, (_, index) => today + (index + 1) * DAY_MS)
    .filter((day) => ![0, 6].includes(new Date(day).getUTCDay()))
    .flatMap((day) => [12, 12.5, 13.5, 14, 16.5, 17.5, 18, 19.5].map((hour) => day + hour * HOUR_MS))
    .map((start) => new Date(start).toISOString().replace('.000', ''))
  return {
    lengthMinutes: SLOT_MINUTES,
    free: starts.filter((_, index) => index % 4 !== 1),
    taken: starts.filter((_, index) => index % 4 === 1),
  }
}

const handleRequest: Connect.NextHandleFunction = (request, response, next) => {
  const sendJson = (status: number, body: Slots | LeadReceipt | BookingReceipt) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  if (request.url === api.slots) return sendJson(200, createSlots(Date.now()))
  if (request.url === api.leads) return sendJson(201, { id: randomUUID() })
  if (request.url !== api.bookings) return next()
  const start = createSlots(Date.now()).free[0] ?? ''
  sendJson(201, { id: randomUUID(), start, lengthMinutes: SLOT_MINUTES, calendar: `${api.bookings}/stub.ics` })
}

export function stubLeads(): Plugin {
  return {
    name: 'stub-leads',
    configureServer: (server) => void server.middlewares.use(handleRequest),
    configurePreviewServer: (server) => void server.middlewares.use(handleRequest),
  }
}

/** Shows the components of src/ui and the lead form screens in isolation: `npm run workshop`. */
export default defineConfig({
  root: import.meta.dirname,
  // Sharing the site's cache would invalidate it.
  cacheDir: '../node_modules/.vite-workshop',
  plugins: [statesByAttribute, brandTokens(), stylesheets(), react(), stubLeads()],
  define: {
    ...brandConstants(),
    ...siteConstants(settings),
  },
  publicDir: false,
  css: { modules: { generateScopedName: '[name]_[local]' } },
  build: {
    outDir: '../dist/workshop',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Tests use the build: in development, loading hundreds of modules takes a second per page.
    rolldownOptions: { input: ['index.html', 'screen.html'].map((page) => join(import.meta.dirname, page)) },
  },
  // A dependency that is discovered late reloads the page in the middle of a test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'zod/mini',
      'lucide',
      'embla-carousel-react',
    ],
  },
  server: { port: 3001, fs: { allow: ['..'] } },
})
