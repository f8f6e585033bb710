/** Which file imports which, types included. Formatted code has one form for each way to import. */

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
    const to = specifier.startsWith('.') ? join(dirname(file), specifier.split('?')[0] ?? '') : packageOf(specifier)
    return { from: file, to }
  })
}

/** `node:fs/promises` is `node:`, `react-dom/client` is `react-dom`, `@scope/name/x` is `@scope/name`. */
function packageOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const FOLDERS = '{app,assistant,desk,diagnostic,scripts,server,workshop}'

export const sourceFiles = globSync(`${FOLDERS}/**/*.{ts,tsx}`)
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted()

export const imports = sourceFiles.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))
