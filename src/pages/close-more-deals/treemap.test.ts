import { expect, it } from 'vitest'
import { treemap, transpose } from './treemap.ts'

it('lays out values in columns', () => {
  expect(treemap([30, 10, 40, 20], [2, 2])).toEqual([
    { x: 0, y: 0, width: 40, height: 75 },
    { x: 0, y: 75, width: 40, height: 25 },
    { x: 40, y: 0, width: 60, height: (100 * 40) / 60 },
    { x: 40, y: (100 * 40) / 60, width: 60, height: (100 * 20) / 60 },
  ])
})

it.each([[[1, 2, 3]], [[3, 3]], [[6]], [[2, 4]]])(
  'gives each value its share of the area, in columns of %j',
  (columns) => {
    const values = [21, 13, 8, 5, 2, 1]
    const parts = treemap(values, columns)
    for (const layout of [parts, transpose(parts)]) {
      const areas = layout.map(({ width, height }) => (width * height) / 10_000)
      for (const [index, value] of values.entries()) expect(areas[index]).toBeCloseTo(value / 50)
    }
  },
)

it('transposes columns into rows', () => {
  expect(transpose([{ x: 40, y: 75, width: 60, height: 25 }])).toEqual([{ x: 75, y: 40, width: 25, height: 60 }])
})
