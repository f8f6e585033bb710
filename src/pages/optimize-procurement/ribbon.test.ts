import { describe, expect, it } from 'vitest'
import { ribbon, RIBBON } from './ribbon.ts'
import { procurementStages } from './sample-data.ts'

const counts = procurementStages.map(({ requests }) => requests)

/** All points of a path, including control points. */
function points(path: string): { x: number; y: number }[] {
  const numbers = (path.match(/[\d.]+/g) ?? []).map(Number)
  return numbers.flatMap((x, index) => (index % 2 ? [] : [{ x, y: numbers[index + 1] ?? Number.NaN }]))
}

function thickness(path: string, x: number): number {
  const heights = points(path)
    .filter((point) => Math.abs(point.x - x) < 1)
    .map(({ y }) => y)
  return Math.max(...heights) - Math.min(...heights)
}

describe('the ribbon', () => {
  it('has a closed path for each stage', () => {
    expect(ribbon(counts)).toHaveLength(counts.length)
    for (const path of ribbon(counts)) expect(path).toMatch(/^M[\d. CL]+Z$/)
  })

  it('is as thick as the count of each stage', () => {
    const length = RIBBON.width / counts.length
    ribbon(counts).forEach((path, index) => {
      const share = (counts[index] ?? 0) / Math.max(...counts)
      expect(thickness(path, (index + 0.3) * length)).toBeCloseTo(share * RIBBON.height, 0)
      expect(thickness(path, (index + 0.7) * length)).toBeCloseTo(share * RIBBON.height, 0)
    })
  })

  it('has no step between two stages', () => {
    const paths = ribbon(counts)
    for (let border = 1; border < paths.length; border += 1) {
      const x = (border * RIBBON.width) / paths.length
      expect(thickness(paths[border] ?? '', x)).toBe(thickness(paths[border - 1] ?? '', x))
    }
  })

  it('fills the drawing from edge to edge', () => {
    const all = ribbon(counts).flatMap(points)
    expect(Math.min(...all.map(({ x }) => x))).toBe(0)
    expect(Math.max(...all.map(({ x }) => x))).toBe(RIBBON.width)
    expect(Math.min(...all.map(({ y }) => y))).toBe(0)
    expect(Math.max(...all.map(({ y }) => y))).toBe(RIBBON.height)
  })

  it('is a line if the count is zero', () => {
    expect(
      ribbon([0], { width: 10, height: 4 })
        .flatMap(points)
        .every(({ y }) => y === 2),
    ).toBe(true)
    expect(ribbon([])).toEqual([])
  })
})
