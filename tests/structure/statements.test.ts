import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const statements = readFileSync('docs/specification.md', 'utf8')
  .split(/^### (?=Line)/m)
  .slice(1)
  .map((text) => ({
    statement: text.split('\n', 1)[0],
    guards: [...text.matchAll(/^- `(.+?)`: `(.+)`$/gm)].map(([, file = '', title = '']) => ({ file, title })),
  }))

/** A call whose first argument is a title and whose second is a function: a test, or a step of one. */
const TITLE = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,\s*(?:async\s*)?(?:\(|\w+\s*=>|check\w+[,)])/gs

function titlesIn(source: string): Set<string> {
  return new Set([...source.matchAll(TITLE)].map(([, , title = '']) => title.replaceAll("\\'", "'")))
}

/** Owners may remove a page, and its tests go with its folder. */
function isOfRemovedPage(file: string): boolean {
  return !existsSync(/^src\/pages\/[\w-]+(?=\/)/.exec(file)?.[0] ?? '.')
}

it('lists every statement of the specification', () => {
  expect(statements).toHaveLength(138)
})

it.each(statements)('$statement: has a test that guards it', ({ guards }) => {
  expect(guards).not.toEqual([])
  for (const { file, title } of guards.filter((guard) => !isOfRemovedPage(guard.file))) {
    expect(titlesIn(readFileSync(file, 'utf8')), file).toContain(title)
  }
})

it('notices a test that is gone', () => {
  const group = `test.describe('group', () => { test('other', ({ page }) => {}) })`
  expect([...titlesIn(`test('it works', async () => {})\n${group}`)]).toEqual(['it works', 'group', 'other'])
})
