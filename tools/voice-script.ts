import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { PINNED_VOICE_WIDGET, type Settings } from '#site/settings.ts'

/** The URL of the widget script, and the hash of its content if known. Imported by src/embeds/voice. */
const MODULE = 'virtual:voice-script'

const packageFile = '@elevenlabs/convai-widget-embed/dist/index.js'

/** "self" copies the installed package into assets/. */
export function voiceScript({ url, hideBranding }: Settings['voiceWidget']): Plugin {
  return {
    name: 'voice-script',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      const isSelf = url === 'self'
      const address = isSelf ? `import address from '${packageFile}?url'` : `const address = ${JSON.stringify(url)}`
      return `${address}
export const voiceScript = { address, integrity: ${JSON.stringify(integrityOf(url))} }
export const hideBranding = ${hideBranding}`
    },
  }
}

/** The content behind any other URL is unknown. */
function integrityOf(url: string): string | undefined {
  if (url !== 'self' && url !== PINNED_VOICE_WIDGET) return undefined
  const content = readFileSync(fileURLToPath(import.meta.resolve(packageFile)))
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
