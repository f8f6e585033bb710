/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** The contracts in force by kind, and how many of each carry a risk. */
export const contractKinds = [
  { contracts: 68, high: 7, medium: 19 },
  { contracts: 54, high: 5, medium: 12 },
  { contracts: 37, high: 0, medium: 5 },
  { contracts: 31, high: 3, medium: 6 },
  { contracts: 22, high: 2, medium: 4 },
] as const

/** Contracts that a team gets to read by hand, and those that differ once a rule changes. */
export const contractReadings = { byHand: 20, changed: 34 } as const

/** What a lawyer still has open after a month, by kind and place among its high risks. */
export const contractsLeft = [
  { kind: 1, high: 4 },
  { kind: 3, high: 0 },
] as const

/** The contract that is opened, the first of those above. Scores from each of `steps` on are higher risks. */
export const openedContract = {
  score: 78,
  steps: { medium: 40, high: 70 },
  findings: ['high', 'high', 'medium'],
  rules: { met: 11, requested: 1, broken: 2 },
  checks: ['broken', 'broken', 'requested', 'met'],
} as const
