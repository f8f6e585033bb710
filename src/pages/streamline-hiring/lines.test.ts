import { describe, expect, it } from 'vitest'
import { candidateLines, LINES_HEIGHT, LINES_WIDTH, positionAfter } from './lines.ts'
import { hiringStages } from './sample-data.ts'

const [applied, screened, checked] = hiringStages
const counts = [applied.candidates, screened.candidates, checked.candidates] as const

function startsOf(path: string): number[] {
  return [...path.matchAll(/M0 (\d+)/g)].map(([, y]) => Number(y))
}

it('keeps candidates in their order, on consecutive places', () => {
  const places = Array.from({ length: 64 }, (_, place) => positionAfter(place, 64, 27)).filter(
    (place) => place !== undefined,
  )
  expect(places).toEqual(Array.from({ length: 27 }, (_, place) => place))
})

describe('the lines', () => {
  const lines = candidateLines(counts, 0)

  it('are one per candidate, each in a separate row', () => {
    const starts = [lines.leftEarly, lines.stayed, lines.followed].flatMap(startsOf)
    expect(starts).toHaveLength(counts[0])
    expect(new Set(starts).size).toBe(counts[0])
    expect(Math.max(...starts)).toBeLessThan(LINES_HEIGHT)
  })

  it('end in a dot for candidates who are not invited', () => {
    expect(startsOf(lines.leftEarly)).toHaveLength(counts[0] - counts[1])
    expect(lines.ends.match(/h0/g)).toHaveLength(counts[0] - counts[2])
  })

  it('follow one candidate to the interview, at the edge of the drawing', () => {
    expect(startsOf(lines.followed)).toHaveLength(1)
    const steps = [...lines.followed.matchAll(/h(\d+)|c\S+ \S+ \S+ \S+ (\d+)/g)]
    expect(steps.reduce((x, [, straight, bent]) => x + Number(straight ?? bent), 0)).toBe(LINES_WIDTH)
  })

  it('have no dots if all candidates are invited', () => {
    expect(candidateLines([3, 3, 3], 1)).toMatchObject({ leftEarly: '', ends: '' })
  })
})
