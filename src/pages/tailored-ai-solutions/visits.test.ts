import { expect, it } from 'vitest'
import { hoursOf, visitSpan } from './visits.ts'

it('draws visits in percent of the axis', () => {
  const day = { from: 8, to: 12 }
  expect(hoursOf(day)).toEqual([8, 9, 10, 11])
  expect(visitSpan({ from: 8, to: 9, kind: 'travel' }, day)).toEqual({ start: 0, length: 25 })
  expect(visitSpan({ from: 10.5, to: 12, kind: 'travel' }, day)).toEqual({ start: 62.5, length: 37.5 })
})
