import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { lettersOf } from './class-names.ts'

const PROPERTY = /--[a-z][\w-]*/g
const SPOKEN_OF = /(?<=['"`(])--[a-z][\w-]*/g

/**
 * Custom properties of a letter or two for the built site: a page carries a hundred kinds of them, and reads them a thousand
 * times. The shortest go to those that styles name most often. What code speaks of, by its own name, keeps it.
 */
export function shortPropertyNames(): Plugin {
  let names: ReadonlyMap<string, string>
  return {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      names = givenOut(globSync(`src/**/*.css`).map(read), globSync(`{src,tests}/**/*.{ts,tsx}`).map(read))
    },
    transform(code, id) {
      return id.endsWith('.css') ? code.replaceAll(PROPERTY, (name) => names.get(name) ?? name) : undefined
    },
  }
}

export function givenOut(styles: readonly string[], code: readonly string[]): ReadonlyMap<string, string> {
  const spokenOf = new Set(code.flatMap((each) => each.match(SPOKEN_OF) ?? []))
  const used = new Map<string, number>()
  for (const name of styles.flatMap((each) => each.match(PROPERTY) ?? [])) used.set(name, (used.get(name) ?? 0) + 1)
  const byUse = [...used]
    .filter(([name]) => !spokenOf.has(name))
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  return new Map(byUse.map(([name], index) => [name, `--${lettersOf(index)}`]))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
