import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
const tokens = join(root, 'src/ui/tokens.css')

/** Puts every CSS module into the cascade layer of its folder, and replaces the custom media of tokens.css. */
export function stylesheets(): Plugin {
  return {
    name: 'stylesheets',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined
      this.addWatchFile(tokens)
      return replaceCustomMedia(addLayer(code, relative(root, id)), readFileSync(tokens, 'utf8'))
    },
  }
}

const CSS_MODULE = /^import (\w+) from ('.+\.module\.css')$/gm

/** Inlines class names where they are used. Objects with all of them would be 1% of the scripts. */
export function inlineClassNames(): Plugin[] {
  return [
    {
      name: 'import-class-names',
      enforce: 'pre',
      transform: (code, id) => (/\.tsx?$/.test(id) ? importClassNames(code) : undefined),
    },
    {
      name: 'keep-styles',
      enforce: 'post',
      // Vite drops the styles of a module that has no code left.
      transform: (code, id) =>
        id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : undefined,
    },
  ]
}

/** Imports a CSS module as a namespace, unless the code looks classes up at runtime. */
export function importClassNames(code: string): string {
  const rest = code.replaceAll(CSS_MODULE, '')
  return code.replaceAll(CSS_MODULE, (line, name: string, file: string) =>
    new RegExp(`\\b${name}\\b(?!\\.)`).test(rest) ? line : `import * as ${name} from ${file}`,
  )
}

/** Later layers win, so a section can restyle a UI component whatever the order of the files. */
export function addLayer(css: string, path: string): string {
  if (!path.endsWith('.module.css') || css.startsWith('@layer')) return css
  return `@layer ${layerOf(path)} {\n${css}}\n`
}

function layerOf(path: string): string {
  if (path.startsWith('src/ui/')) return 'ui'
  if (/^src\/(app|assistant)\//.test(path)) return 'shell'
  return path.startsWith('src/') ? 'sections' : 'pages'
}

/** No browser supports @custom-media yet. */
export function replaceCustomMedia(css: string, definitions: string): string {
  const media = new Map(
    [...definitions.matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(([, name, query]) => [name, query]),
  )
  return css.replaceAll(/@custom-media .+;\n/g, '').replaceAll(/@media[^{]+/g, (rule) =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => {
      const query = media.get(name)
      if (query === undefined) throw new Error(`tokens.css has no @custom-media ${name}`)
      return query
    }),
  )
}
