import { expect, it } from 'vitest'
import { sheetCells } from './SpreadsheetSection.tsx'

const cells = sheetCells({ A1: 'Customer', D2: '#N/A' })
const cell = (at: string) => cells.find((each) => each.at === at)

it('has nine columns and eight rows with headers, without the selection', () => {
  expect(cells).toHaveLength(10 * 9 - 5 * 5)
  expect(cells.slice(0, 4).map(({ text }) => text)).toEqual(['', 'A', 'B', 'C'])
  expect(['B3', 'F7', 'A3', 'G7'].map((at) => cell(at) !== undefined)).toEqual([false, false, true, true])
})

it('marks errors and doubtful cells', () => {
  expect(cell('D2')).toMatchObject({ text: '#N/A', kind: 'error' })
  expect(cell('D1')).toMatchObject({ text: '', kind: 'doubtful' })
  expect(cell('A1')).toMatchObject({ text: 'Customer', kind: undefined })
})

it('keeps four columns above and below the selection on narrow screens', () => {
  const always = cells.filter(({ room, kind }) => !room && kind !== 'head').map(({ at }) => at)
  expect(always.join(' ')).toBe('A1 B1 C1 D1 A2 B2 C2 D2 A8 B8 C8 D8')
})
