import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { lettersOf } from './class-names.ts'

const PROPERTY = /--[a-z][\w-]*/g
const REFERENCED = /(?<=['"`(])--[a-z][\w-]*/g

/**
 * Shortens custom properties in the built site, because a page uses them a thousand times. The most frequent get the
 * shortest names; properties that code refers to keep theirs.
 */
export function shortPropertyNames(): Plugin {
  let names: ReadonlyMap<string, string>
  return {
    name: 'short-property-names',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      names = assignShortNames(globSync(`src/**/*.css`).map(read), globSync(`{src,tests}/**/*.{ts,tsx}`).map(read))
    },
    transform(code, id) {
      return id.endsWith('.css') ? code.replaceAll(PROPERTY, (name) => names.get(name) ?? name) : undefined
    },
  }
}

export function assignShortNames(styles: readonly string[], code: readonly string[]): ReadonlyMap<string, string> {
  const referenced = new Set(code.flatMap((each) => each.match(REFERENCED) ?? []))
  const used = new Map<string, number>()
  for (const name of styles.flatMap((each) => each.match(PROPERTY) ?? [])) used.set(name, (used.get(name) ?? 0) + 1)
  const byUse = [...used]
    .filter(([name]) => !referenced.has(name))
    .toSorted(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  return new Map(byUse.map(([name], index) => [name, `--${lettersOf(index)}`]))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
