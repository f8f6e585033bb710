/** The numbers of the sample report and of the minutes that a diagnostic takes. */

/** Out of 100, in the order of the questions. */
export const scores = {
  strategy: 64,
  people: 64,
  data: 40,
  processes: 80,
  technology: 64,
  governance: 20,
  customers: 90,
} as const

export type Dimension = keyof typeof scores

/** The level that these scores are on, from 1. */
export const LEVEL = 3

/** The dimensions that the steps are about, and the page of what helps with each. */
export const steps = [
  { id: 'governance', page: 'talk-to-an-expert' },
  { id: 'data', page: 'data-analytics' },
  { id: 'customers', page: 'customer-ai-support' },
] as const

/** The second at which each part of the conversation starts, and how long all of it takes. */
export const parts = [
  { id: 'choose', from: 0 },
  { id: 'answer', from: 30 },
  { id: 'read', from: 270 },
] as const
export const DURATION_S = 300

/** Below this, a score is said to be low. */
const LOW_BELOW = 50

export function isLow(score: number): boolean {
  return score < LOW_BELOW
}

const all = Object.values(scores)

/** The average of all dimensions. */
export const overall = Math.round(all.reduce((sum: number, score) => sum + score, 0) / all.length)

/** Seconds as a clock shows them: 4:30. */
export function clockTime(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
