/** Which file imports which, types included. Relies on the formatter: each kind of import has one form. */

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

export type Import = {
  from: string
  /** A file of the project, or the name of a package. */
  to: string
}

const SPECIFIERS = /^(?:\}|import .*\}?|export .*) from '([^'\n]+)'|^import '([^'\n]+)'|\bimport\('([^'\n]+)'\)/gm

export function importsIn(file: string, code: string): Import[] {
  return [...code.matchAll(SPECIFIERS)].map(([, named, bare, dynamic]) => {
    const specifier = named ?? bare ?? dynamic ?? ''
    const [path = ''] = specifier.split('?')
    if (path.startsWith('.')) return { from: file, to: join(dirname(file), path) }
    return { from: file, to: path.startsWith('#') ? resolveAlias(path) : packageOf(path) }
  })
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }

/** `#ui/Button.tsx` is `src/ui/Button.tsx`. */
function resolveAlias(path: string): string {
  const [area = '', ...rest] = path.split('/')
  const folder = aliases[`${area}/*`]
  if (!folder) throw new Error(`package.json has no alias ${area}/*`)
  return join(folder.replace('*', ''), ...rest)
}

/** `node:fs/promises` is `node:`, `react-dom/client` is `react-dom`, `@scope/name/x` is `@scope/name`. */
function packageOf(specifier: string): string {
  return /^(?:node:|@[^/]+\/[^/]+|[^/]+)/.exec(specifier)?.[0] ?? ''
}

const files = globSync('{src,tools,workshop}/**/*.{ts,tsx}')
export const sourceFiles = files.map((file) => file.replaceAll('\\', '/')).toSorted()

export const imports = sourceFiles.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))
