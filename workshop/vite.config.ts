import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { readSettings } from '#site/settings.ts'
import { brandConstants, brandTokens } from '#tools/brand/brand.ts'
import { siteConstants } from '#tools/site-constants.ts'
import { widthsInLetters } from '#tools/widths-in-letters.ts'
import { stubDesk } from './stub-desk.ts'

// The settings that a fresh machine has: examples do not change with an owner's environment.
const settings = readSettings({})

/** States side by side: what a pointer and the focus do to a control, `data-state` does as well, here only. */
const statesByAttribute: Plugin = {
  name: 'states-by-attribute',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('.css')) return undefined
    return code.replaceAll(/:(hover|active|focus-visible)(?![\w-])/g, ":is(:$1, [data-state='$1'])")
  },
}

/** The primitives of src/ui by themselves, and the desk's screens: `npm run workshop`. */
export default defineConfig({
  root: import.meta.dirname,
  // Its own, so that it does not undo what the site's server has prepared.
  cacheDir: '../node_modules/.vite-workshop',
  plugins: [statesByAttribute, brandTokens(), widthsInLetters(), react(), stubDesk()],
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
    // Tests run on built files: a page of hundreds of modules takes a second each time.
    rolldownOptions: { input: ['index.html', 'screen.html'].map((page) => join(import.meta.dirname, page)) },
  },
  // Named, so that none is found late and reloads the page in the middle of a test.
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
