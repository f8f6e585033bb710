import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { PINNED_VOICE_WIDGET, type Settings } from '#site/settings.ts'

/** What src/embeds/voice imports: where the widget's script is, and the hash of its content where that is known. */
const MODULE = 'virtual:voice-script'

const packageFile = '@elevenlabs/convai-widget-embed/dist/index.js'

/** The script of outside voice agents, from the address that is set; "self" copies the installed one into assets/. */
export function voiceScript({ url, hideBranding }: Settings['voiceWidget']): Plugin {
  return {
    name: 'voice-script',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return
      const address =
        url === 'self' ? `import address from '${packageFile}?url'` : `const address = ${JSON.stringify(url)}`
      return `${address}
export const voiceScript = { address, integrity: ${JSON.stringify(integrityOf(url))} }
export const hideBranding = ${hideBranding}`
    },
  }
}

/** Of any other address nobody here knows what it holds. */
function integrityOf(url: string): string | undefined {
  if (url !== 'self' && url !== PINNED_VOICE_WIDGET) return undefined
  const content = readFileSync(fileURLToPath(import.meta.resolve(packageFile)))
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
