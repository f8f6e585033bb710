import { mkdir, writeFile } from 'node:fs/promises'
import type { Plugin } from 'vite'
import { buildIndexFile } from '#assistant/bundling/index-file.ts'
import { indexPath } from '#assistant/server/indexes.ts'
import { environment } from '#server/environment.ts'
import { languages, type Language } from '#site/languages.ts'
import { namespaces } from '#site/namespaces.ts'
import type { Texts } from '#site/namespaces.ts'
import { readSettings, type Settings } from '#site/settings.ts'
import { NEXT_ASSISTANT } from './build/folders.ts'
import { bundlesOf } from './locale-files.ts'

const PREFIX = 'virtual:assistant-index/'
const IDS = /^virtual:assistant-index(?:es$|\/)/

/** Training takes seconds, and the bundle for browsers, the one for prerendering and our server need the same index. */
const built = new Map<Language, Promise<string>>()

function indexJson(language: Language, settings: Settings): Promise<string> {
  const json = built.get(language) ?? buildIndexJson(language, settings)
  built.set(language, json)
  return json
}

async function buildIndexJson(language: Language, settings: Settings): Promise<string> {
  return JSON.stringify(buildIndexFile(language, (await bundlesOf({ namespaces }, language)) as Texts, settings))
}

/** For the server, which searches passages when a language model is configured. */
export async function writeAssistantIndexes(settings: Settings): Promise<void> {
  await mkdir(NEXT_ASSISTANT, { recursive: true })
  for (const language of languages) {
    await writeFile(indexPath(NEXT_ASSISTANT, language), await indexJson(language, settings))
  }
}

/** One virtual module per language, which is hashed, compressed and split like any other chunk. */
export function assistantIndex(): Plugin {
  return {
    name: 'assistant-index',
    configureServer({ watcher, moduleGraph }) {
      watcher.on('change', (file) => {
        if (!file.includes('/locales/') && !file.includes('/assistant/training/')) return
        built.clear()
        for (const language of languages) {
          const made = moduleGraph.getModuleById(PREFIX + language)
          if (made) moduleGraph.invalidateModule(made)
        }
      })
    },
    resolveId: { filter: { id: IDS }, handler: (id) => id },
    load: {
      filter: { id: IDS },
      handler: async (id) => {
        if (id === 'virtual:assistant-indexes') {
          // One literal `import()` per language, because the bundler has to see each specifier.
          const entries = languages.map((language) => `'${language}': () => import('${PREFIX}${language}')`)
          return `const indexes = {${entries.join()}}\nexport const fetchIndex = (language) => indexes[language]()`
        }
        const language = languages.find((each) => id === PREFIX + each)
        if (!language) return undefined
        const json = await indexJson(language, readSettings(environment()))
        // Browsers parse a JSON string faster than a large object literal.
        return `export default JSON.parse(${JSON.stringify(json)})`
      },
    },
  }
}
