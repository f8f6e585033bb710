/** The copy is in the locale files, under the same ids. */

import { claimValue } from '#site/build-constants.ts'

/** Out of 100, in the order of the questions. */
export const scores = {
  strategy: 64,
  people: 64,
  data: 40,
  processes: 80,
  technology: 64,
  governance: 20,
  customers: 90,
}

export const levels = ['starting', 'testing', 'repeatable', 'managed', 'leading'] as const

export const level: (typeof levels)[number] = 'repeatable'

/** For each dimension to improve, the page that helps. */
export const steps = { governance: 'talk-to-an-expert', data: 'data-analytics', customers: 'customer-ai-support' }

/** `from` is in seconds. */
export const parts = [
  { id: 'choose', from: 0 },
  { id: 'answer', from: 30 },
  { id: 'read', from: 270 },
] as const
export const DURATION_S = claimValue('diagnosticMinutes') * 60

export const SAMPLE_REPORT_ID = 'sample-report'

const points = Object.values(scores)
export const overall = Math.round(points.reduce((sum, score) => sum + score, 0) / points.length)
