import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import\s*\{([^}]+)\}\s*from\s*["']lucide["'];?/g

/** Imports each icon from its own file: through the index of the package, every module would seem to use every icon. */
export function singleIcons(): Plugin {
  return {
    name: 'single-icons',
    apply: 'build',
    transform(code) {
      if (!code.includes('lucide')) return null
      return { code: splitIconImports(code), map: null }
    },
  }
}

export function splitIconImports(code: string): string {
  return code.replaceAll(IMPORT, (_, names: string) =>
    names
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean)
      .map((each) => {
        const [name = '', local = name] = each.split(/\s+as\s+/)
        return `import ${local} from ${JSON.stringify(fileOf(name))};`
      })
      .join(''),
  )
}

let files: ReadonlyMap<string, string> | undefined

function fileOf(icon: string): string {
  files ??= readIndex()
  const file = files.get(icon)
  if (!file) throw new Error(`lucide has no icon ${icon}`)
  return file
}

/** `export { default as AlarmCheck, default as AlarmClockCheck } from './icons/alarm-clock-check.mjs'` */
function readIndex(): Map<string, string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('lucide/package.json')), 'dist/esm')
  const index = readFileSync(join(folder, 'iconsAndAliases.mjs'), 'utf8')
  const lines = index.matchAll(/export \{([^}]+)\} from '(.+?)'/g)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, file)] as const),
    ),
  )
}
