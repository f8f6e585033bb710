/** Geometry of the score charts. Scores run from 0 to 100, so a point is a percent of the width. */

/** Start and end of each step of a sum. `from` is the lower of the two. */
export function steps(points: readonly number[]): { from: number; to: number; end: number }[] {
  let end = 0
  return points.map((step) => {
    const start = end
    end += step
    return { from: Math.min(start, end), to: Math.max(start, end), end }
  })
}

type Range = { lowest: number; highest: number }

/** One point per day, in percent of the chart. */
export function course(scores: readonly number[], range: Range): { x: number; y: number }[] {
  return scores.map((score, day) => ({ x: (day / (scores.length - 1)) * 100, y: height(score, range) }))
}

export function height(score: number, { lowest, highest }: Range): number {
  return (1 - (score - lowest) / (highest - lowest)) * 100
}

export function line(points: readonly { x: number; y: number }[]): string {
  return points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')
}
