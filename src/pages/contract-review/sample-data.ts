export const contractKinds = [
  { id: 'supply', contracts: 68, high: 7, medium: 19 },
  { id: 'services', contracts: 54, high: 5, medium: 12 },
  { id: 'nda', contracts: 37, high: 0, medium: 5 },
  { id: 'leases', contracts: 31, high: 3, medium: 6 },
  { id: 'staff', contracts: 22, high: 2, medium: 4 },
] as const

/** Contracts that a team manages to read by hand, and those affected by a rule change. */
export const contractReadings = { byHand: 20, changed: 34 } as const

/** Contracts that a lawyer still has open after a month. `high` is an index into the high risks of the kind. */
export const remainingContracts = [
  { kind: 'services', high: 4 },
  { kind: 'leases', high: 0 },
] as const

/** The opened contract, which is the first one above. `steps` are the minimum scores of each risk. */
export const openedContract = {
  score: 74,
  steps: { medium: 40, high: 70 },
  findings: { uncappedLiability: 'high', breachNotice: 'high', renewal: 'medium' },
  rules: { met: 10, requested: 1, broken: 3 },
  checks: { liability: 'broken', breachNotice: 'broken', insurance: 'requested', dataProtection: 'met' },
} as const

export const traceSteps = {
  portfolio: { compared: 'done', sent: 'done', reading: 'active' },
  contract: { compared: 'done', waiting: 'pending' },
  amendment: { drafted: 'done', waiting: 'pending' },
} as const

export const flagTopics = ['payment', 'renewal', 'data', 'audit', 'expiry'] as const

/** Contracts flagged for each topic, out of a hundred in an industry. */
export const industryFlags = [
  { id: 'manufacturing', contracts: { payment: 31, renewal: 26, data: 3, audit: 6, expiry: 11 } },
  { id: 'healthcare', contracts: { payment: 5, renewal: 12, data: 34, audit: 9, expiry: 27 } },
  { id: 'finance', contracts: { payment: 4, renewal: 10, data: 28, audit: 37, expiry: 7 } },
  { id: 'construction', contracts: { payment: 39, renewal: 6, data: 2, audit: 13, expiry: 29 } },
] as const

/** Minimum number of contracts, out of a hundred, for each level. */
export const flagSteps = { medium: 9, high: 25 } as const
