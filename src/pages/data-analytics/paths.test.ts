import { expect, it } from 'vitest'
import { area, smoothLine, straightLine } from './paths.ts'

it('draws a smooth line through its points, flat if they are level', () => {
  expect(
    smoothLine([
      [0, 10],
      [30, 10],
      [60, 10],
    ]),
  ).toBe('M0 10s20 0 30 0s25 0 30 0')
})

it('passes a point in the direction of its neighbors', () => {
  // Its neighbors are (0, 0) and (60, 30): a sixth of that distance before (30, 30).
  expect(
    smoothLine([
      [0, 0],
      [30, 30],
      [60, 30],
    ]),
  ).toBe('M0 0s20 25 30 30s25 0 30 0')
})

it('writes straight lines in integer steps, with minimal separators', () => {
  expect(
    straightLine([
      [2, 32.2],
      [10, 29.8],
      [18, 31],
    ]),
  ).toBe('m2 32 8-2 8 1')
})

it('does not accumulate rounding errors', () => {
  const points = Array.from({ length: 50 }, (_, index) => [index * 12.5, 0] as const)
  const steps = straightLine(points)
    .slice(1)
    .split(' ')
    .filter((_, index) => index % 2 === 0)
  expect(steps.reduce((x, step) => x + Number(step), 0)).toBe(Math.round(49 * 12.5))
})

it('closes an area backwards along its lower edge', () => {
  expect(
    area(
      [
        [0, 0],
        [10, 0],
      ],
      [
        [0, 5],
        [10, 5],
      ],
    ),
  ).toBe('m0 0 10 0 0 5-10 0z')
})
