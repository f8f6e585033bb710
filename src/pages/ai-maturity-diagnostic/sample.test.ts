import { expect, it } from 'vitest'
import type { Answers } from '#diagnostic/dimensions.ts'
import { computeResult } from '#diagnostic/scoring.ts'
import { claimValues } from '#site/claims.ts'
import { findPage } from '#site/pages.ts'
import { level, levels, overall, scores, steps } from './sample.ts'

const answers: Answers = {
  strategy: { level: 3 },
  people: { level: 3 },
  data: { level: 2 },
  processes: { level: 4, confirmed: 'no' },
  technology: { level: 3 },
  governance: { level: 1, confirmed: 'yes' },
  customers: { level: 4, confirmed: 'partly' },
}

it('matches the result of the diagnostic for seven answers', () => {
  const found = computeResult(answers)
  expect(found.scores).toEqual(scores)
  expect(found.score).toBe(overall)
  expect(levels[found.level - 1]).toBe(level)
  // Pages that have been removed from the site are not recommended.
  const recommended = Object.entries(steps).map(([dimension, page]) => ({ dimension, ...(findPage(page) && { page }) }))
  expect(found.steps).toMatchObject(recommended)
})

it('has the claimed number of dimensions', () => {
  expect(Object.keys(scores)).toHaveLength(claimValues.diagnosticDimensions)
})
