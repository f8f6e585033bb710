import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { environment } from '#server/environment.ts'
import { readSettings } from '#site/settings.ts'
import { assistantIndex } from '#tools/assistant-index.ts'
import { brandConstants, brandTokens } from '#tools/brand/brand.ts'
import { shortClassNames } from '#tools/class-names.ts'
import { prerenderOnRequest } from '#tools/dev-server.ts'
import { pageIcons } from '#tools/page-icons.ts'
import { shortPropertyNames } from '#tools/property-names.ts'
import { singleIcons } from '#tools/single-icons.ts'
import { siteConstants } from '#tools/site-constants.ts'
import { inlineClassNames, stylesheets } from '#tools/stylesheets.ts'
import { voiceScript } from '#tools/voice-script.ts'

// Invalid settings stop the build before anything is written.
const settings = readSettings(environment())

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    brandTokens(),
    stylesheets(),
    inlineClassNames(),
    shortPropertyNames(),
    assistantIndex(),
    pageIcons(),
    singleIcons(),
    prerenderOnRequest(),
    voiceScript(settings.voiceWidget),
  ],
  define: {
    ...brandConstants(),
    ...siteConstants(settings),
  },
  appType: 'custom',
  // Settings are read above; Vite has none of its own.
  envDir: false,
  css: {
    modules: { generateScopedName: mode === 'production' ? shortClassNames() : '[name]_[local]' },
  },
  ssr: { noExternal: ['lucide'] },
  // If found late, it would reload the page at the first question.
  optimizeDeps: { include: ['minisearch'] },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
  server: { port: 3000 },
}))
