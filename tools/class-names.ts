import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Generates class names of one or two letters, because every page has them twice, in styles and markup. The order of
 * files and names makes the browser build and the prerender build agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  // Classes that every page uses get the shortest names.
  const folders = [
    'src/{ui,app/shell}',
    'src/app/shell/language-offer',
    'src/!(ui|app|assistant|leads|diagnostic)/**',
    'src/app/!(shell)/**',
    'src/assistant/**',
    'src/leads/**',
    'src/diagnostic/**',
  ]
  const files = folders.flatMap((folder) => globSync(`${folder}/*.module.css`).toSorted())
  const keys = files.flatMap((file) => {
    const names = readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/gi)
    return [...new Set([...names].map(([, name = '']) => keyOf(file, name)))].toSorted()
  })
  const shortNames = new Map(keys.map((key, index) => [key, lettersOf(index)]))
  return (name, file) => {
    const key = keyOf(relative(process.cwd(), file.split('?')[0] ?? ''), name)
    // Keyframes and other scoped names go through here too, but are not classes.
    return shortNames.get(key) ?? `${name}-${files.indexOf(key.split(':')[0] ?? '')}`
  }
}

function keyOf(file: string, name: string): string {
  return `${file.replaceAll('\\', '/')}:${name}`
}

/** a to Z, then aa, ab and so on. */
export function lettersOf(index: number): string {
  const last = LETTERS[index % LETTERS.length] ?? ''
  return index < LETTERS.length ? last : lettersOf(Math.floor(index / LETTERS.length) - 1) + last
}
