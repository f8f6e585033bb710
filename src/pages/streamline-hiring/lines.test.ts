import { describe, expect, it } from 'vitest'
import { candidateLines, LINES_HEIGHT, LINES_WIDTH, placeAfter } from './lines.ts'
import { hiringStages } from './sample-data.ts'

const [applied, screened, checked] = hiringStages
const counts = [applied.candidates, screened.candidates, checked.candidates] as const

function startsOf(path: string): number[] {
  return [...path.matchAll(/M0 (\d+)/g)].map(([, y]) => Number(y))
}

describe('who stays', () => {
  it('is as many as there are places, in the order that they came', () => {
    const places = Array.from({ length: 64 }, (_, place) => placeAfter(place, 64, 27)).filter(
      (place) => place !== undefined,
    )
    expect(places).toEqual(Array.from({ length: 27 }, (_, place) => place))
  })

  it('is everybody, or nobody, where the numbers say so', () => {
    expect([0, 1, 2].map((place) => placeAfter(place, 3, 3))).toEqual([0, 1, 2])
    expect([0, 1, 2].map((place) => placeAfter(place, 3, 0))).toEqual([undefined, undefined, undefined])
  })
})

describe('the lines', () => {
  const lines = candidateLines(counts, 0)

  it('are one a candidate, each in a row of its own', () => {
    const starts = [lines.leftEarly, lines.stayed, lines.followed].flatMap(startsOf)
    expect(starts).toHaveLength(counts[0])
    expect(new Set(starts).size).toBe(counts[0])
    expect(Math.max(...starts)).toBeLessThan(LINES_HEIGHT)
  })

  it('end in a dot for everybody who is not invited', () => {
    expect(startsOf(lines.leftEarly)).toHaveLength(counts[0] - counts[1])
    expect(lines.ends.match(/h0/g)).toHaveLength(counts[0] - counts[2])
  })

  it('follow one candidate to the interview, at the edge of the drawing', () => {
    expect(startsOf(lines.followed)).toHaveLength(1)
    const steps = [...lines.followed.matchAll(/h(\d+)|c\S+ \S+ \S+ \S+ (\d+)/g)]
    expect(steps.reduce((x, [, straight, bent]) => x + Number(straight ?? bent), 0)).toBe(LINES_WIDTH)
  })

  it('leave nobody out where all are invited', () => {
    expect(candidateLines([3, 3, 3], 1)).toMatchObject({ leftEarly: '', ends: '' })
  })
})
