import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localeFile } from '#site/locale-file.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import type { PageTexts } from './definition.ts'
import { sheetCells } from './sheet.ts'

const cells = sheetCells({ A1: 'Customer', D2: '#N/A' })
const cell = (at: string) => cells.find((each) => each.at === at)

describe('the sheet', () => {
  it('has nine columns and eight rows with headers, without the selection', () => {
    expect(cells).toHaveLength(10 * 9 - 5 * 5)
    expect(cells.slice(0, 4).map(({ text }) => text)).toEqual(['', 'A', 'B', 'C'])
    expect(cell('B3')).toBeUndefined()
    expect(cell('F7')).toBeUndefined()
    expect(cell('A3')).toBeDefined()
    expect(cell('G7')).toBeDefined()
  })

  it('marks errors and doubtful cells', () => {
    expect(cell('D2')).toMatchObject({ text: '#N/A', kind: 'error' })
    expect(cell('D1')).toMatchObject({ text: '', kind: 'doubtful' })
    expect(cell('A1')).toMatchObject({ text: 'Customer', kind: undefined })
  })

  it('keeps rows of four columns above and below the selection on narrow screens', () => {
    const always = cells.filter(({ room, kind }) => !room && kind !== 'head').map(({ at }) => at)
    expect(always).toEqual(
      ['A', 'B', 'C', 'D'].flatMap((column) => [1, 2, 8].map((row) => column + row)).toSorted(byRow),
    )
  })

  it.each(englishAndPortuguese)('has a cell for every text, in %s', (language) => {
    const file = readFileSync(`public${localeFile(language, 'dataanalytics')}`, 'utf8')
    const texts = (JSON.parse(file) as PageTexts).close.cells
    const places = new Set(sheetCells(texts).map(({ at }) => at))
    for (const at of Object.keys(texts)) expect(places, at).toContain(at)
  })
})

function byRow(one: string, other: string): number {
  return one.slice(1).localeCompare(other.slice(1)) || one.localeCompare(other)
}
