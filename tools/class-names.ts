import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Class names of two letters for the built site: they stand in every page twice, in its styles and in its markup. They
 * are given out by the order of files and names, so that the builds for the browser and for prerendering agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  // What stands on every page gets the shortest ones.
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
    // Animations and the like are named by the same rule, but are no classes.
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
