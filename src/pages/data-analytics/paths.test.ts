import { expect, it } from 'vitest'
import { area, smoothLine, straightLine } from './paths.ts'

it.each([
  ['flat between level points', '0,10 30,10 60,10', 'M0 10s20 0 30 0s25 0 30 0'],
  // The neighbors of (30, 30) are (0, 0) and (60, 30): the line arrives from a sixth of that distance before.
  ['in the direction of the neighbors at each point', '0,0 30,30 60,30', 'M0 0s20 25 30 30s25 0 30 0'],
])('draws a smooth line %s', (_, points, path) => {
  expect(smoothLine(parse(points))).toBe(path)
})

it('writes straight lines in integer steps, with minimal separators', () => {
  expect(straightLine(parse('2,32.2 10,29.8 18,31'))).toBe('m2 32 8-2 8 1')
})

it('does not accumulate rounding errors', () => {
  const points = Array.from({ length: 50 }, (_, index) => [index * 12.5, 0] as const)
  const steps = straightLine(points).matchAll(/(\d+) 0/g)
  expect([...steps].reduce((x, [, step]) => x + Number(step), 0)).toBe(Math.round(49 * 12.5))
})

it('closes an area backwards along its lower edge', () => {
  expect(area(parse('0,0 10,0'), parse('0,5 10,5'))).toBe('m0 0 10 0 0 5-10 0z')
})

function parse(points: string): [number, number][] {
  return points.split(' ').map((point) => point.split(',').map(Number) as [number, number])
}
