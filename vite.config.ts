import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assistantIndex } from './scripts/assistant-index.ts'
import { brandConstants, brandTokens } from './scripts/brand/brand.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { pageIcons } from './scripts/page-icons.ts'
import { environment } from './server/environment.ts'
import { siteConstants } from './scripts/site-constants.ts'
import { readSettings } from './app/site/settings.ts'
import { singleIcons } from './scripts/single-icons.ts'
import { shortPropertyNames } from './scripts/property-names.ts'
import { prerenderedInDevelopment } from './scripts/dev-server.ts'
import { voiceScript } from './scripts/voice-script.ts'
import { widthsInLetters } from './scripts/widths-in-letters.ts'

// Checked here, so that a wrong setting stops the build before anything is written.
const settings = readSettings(environment())

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    brandTokens(),
    widthsInLetters(),
    shortPropertyNames(),
    assistantIndex(),
    pageIcons(),
    singleIcons(),
    prerenderedInDevelopment(),
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
  // Found late otherwise, and the page would load anew at the first question.
  optimizeDeps: { include: ['minisearch'] },
  build: {
    assetsInlineLimit: 0,
    target: 'baseline-widely-available',
    cssTarget: ['chrome125', 'firefox129', 'safari17.5'],
  },
  server: { port: 3000 },
}))
