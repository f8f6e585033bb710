import { expect, it } from 'vitest'
import { barsOf } from './range.ts'

it('cuts the bars within the range, half of each in its middle', () => {
  const { removed, remaining } = barsOf([30, 50])
  expect(removed.match(/M/g)).toHaveLength(50)
  expect(remaining.match(/M/g)).toHaveLength(70)
  expect(barsOf([0, 1])).toMatchObject({ removed: 'M5 50V100' })
})
