import { expect, it } from 'vitest'
import { course, line, steps } from './scores.ts'

it('starts each step where the last one ended', () => {
  expect(steps([38, 16, -7])).toEqual([
    { from: 0, to: 38, end: 38 },
    { from: 38, to: 54, end: 54 },
    { from: 47, to: 54, end: 47 },
  ])
})

it('draws scores from the lowest at the bottom to the highest at the top', () => {
  const points = course([60, 90, 75], { lowest: 60, highest: 90 })
  expect(line(points)).toBe('0.0,100.0 50.0,0.0 100.0,50.0')
})
