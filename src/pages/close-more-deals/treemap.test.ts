import { expect, it } from 'vitest'
import { treemap, transpose } from './treemap.ts'

it('lays out values in columns, by their share of the area', () => {
  expect(treemap([30, 10, 45, 15], [2, 2])).toEqual([
    { x: 0, y: 0, width: 40, height: 75 },
    { x: 0, y: 75, width: 40, height: 25 },
    { x: 40, y: 0, width: 60, height: 75 },
    { x: 40, y: 75, width: 60, height: 25 },
  ])
})

it('transposes columns into rows', () => {
  expect(transpose([{ x: 40, y: 75, width: 60, height: 25 }])).toEqual([{ x: 75, y: 40, width: 25, height: 60 }])
})
