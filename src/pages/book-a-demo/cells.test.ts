import { expect, it } from 'vitest'
import { cells, sizeOf } from './DemoCall.tsx'

it('draws one cell per item, row by row, within the drawing', () => {
  expect(cells(9, 11)).toBe('M180 6.5h17M0 19.5h17')
  expect(cells(3, 3)).toBe('')
  expect(sizeOf(11)).toEqual({ width: 197, height: 26 })
})
