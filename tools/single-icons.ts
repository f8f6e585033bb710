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
      return code.includes('lucide') ? { code: splitIconImports(code), map: null } : null
    },
  }
}

export function splitIconImports(code: string): string {
  return code.replaceAll(IMPORT, (_, names: string) => {
    const found = [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)]
    return found.map(([, name = '', local = name]) => `import ${local} from ${JSON.stringify(fileOf(name))};`).join('')
  })
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
  const lines = [...index.matchAll(/export \{([^}]+)\} from '(.+?)'/g)]
  const entries = lines.flatMap(([, names = '', file = '']) =>
    [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(folder, file)] as const),
  )
  return new Map(entries)
}
