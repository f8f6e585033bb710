import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readSettings } from '#site/settings.ts'
import { brandConstants, brandTokens } from '#tools/brand/brand.ts'
import { mediaQueriesInEm } from '#tools/media-queries-in-em.ts'
import { siteConstants } from '#tools/site-constants.ts'
import { stubLeads } from './stub-leads.ts'

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

/** Shows the components of src/ui and the lead form screens in isolation: `npm run workshop`. */
export default defineConfig({
  root: import.meta.dirname,
  // Sharing the site's cache would invalidate it.
  cacheDir: '../node_modules/.vite-workshop',
  plugins: [statesByAttribute, brandTokens(), mediaQueriesInEm(), react(), stubLeads()],
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
