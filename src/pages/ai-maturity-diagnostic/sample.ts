/** The copy is in the locale files, under the same ids. */

import { claimValue } from '#site/build-constants.ts'

/** Out of 100, in the order of the questions. */
export const scores = [
  { id: 'strategy', score: 64 },
  { id: 'people', score: 64 },
  { id: 'data', score: 40 },
  { id: 'processes', score: 80 },
  { id: 'technology', score: 64 },
  { id: 'governance', score: 20 },
  { id: 'customers', score: 90 },
] as const

export const levels = ['starting', 'testing', 'repeatable', 'managed', 'leading'] as const

export const level: (typeof levels)[number] = 'repeatable'

export const steps = [
  { id: 'governance', page: 'talk-to-an-expert' },
  { id: 'data', page: 'data-analytics' },
  { id: 'customers', page: 'customer-ai-support' },
] as const

/** `from` is in seconds. */
export const parts = [
  { id: 'choose', from: 0 },
  { id: 'answer', from: 30 },
  { id: 'read', from: 270 },
] as const
export const DURATION_S = claimValue('diagnosticMinutes') * 60

export const SAMPLE_REPORT_ID = 'sample-report'

export const overall = Math.round(scores.reduce((sum, { score }) => sum + score, 0) / scores.length)
