import { bidCriteria, industryWeights, weighedBids } from './sample-data.ts'

export type Criterion = (typeof bidCriteria)[number]

type Points = Readonly<Record<Criterion, number>>

type Industry = { weights: Points; required?: Criterion }

/** Points that each criterion adds to the score, heaviest first. Empty if the bid lacks `required`. */
export function partsOfScore({ weights, required }: Industry, points: Points): { id: Criterion; part: number }[] {
  if (required !== undefined && points[required] === 0) return []
  return byWeight(weights).map((id) => ({ id, part: (points[id] * weights[id]) / 100 }))
}

export function byWeight(weights: Points): Criterion[] {
  return bidCriteria.toSorted((one, other) => weights[other] - weights[one])
}

export const weighings = industryWeights.map((industry) => {
  const bids = weighedBids.map(({ id, points }) => {
    const parts = partsOfScore(industry, points)
    return { id, parts, score: Math.round(parts.reduce((sum, { part }) => sum + part, 0)) }
  })
  const best = Math.max(...bids.map(({ score }) => score))
  return {
    id: industry.id,
    criteria: byWeight(industry.weights).map((id) => ({ id, weight: industry.weights[id] })),
    bids: bids.map((bid) => ({ ...bid, isBest: bid.score === best })),
  }
})
