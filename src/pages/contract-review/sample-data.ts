/** What the demos of this page show beside their words: numbers, risks and order. Samples: the words are in its texts. */

/** The contracts in force by kind, and how many of each carry a risk. */
export const contractKinds = [
  { id: 'supply', contracts: 68, high: 7, medium: 19 },
  { id: 'services', contracts: 54, high: 5, medium: 12 },
  { id: 'nda', contracts: 37, high: 0, medium: 5 },
  { id: 'leases', contracts: 31, high: 3, medium: 6 },
  { id: 'staff', contracts: 22, high: 2, medium: 4 },
] as const

/** Contracts that a team gets to read by hand, and those that differ once a rule changes. */
export const contractReadings = { byHand: 20, changed: 34 } as const

/** What a lawyer still has open after a month, by kind and place among its high risks. */
export const contractsLeft = [
  { kind: 'services', high: 4 },
  { kind: 'leases', high: 0 },
] as const

/** The contract that is opened, the first of those above. Scores from each of `steps` on are higher risks. */
export const openedContract = {
  score: 78,
  steps: { medium: 40, high: 70 },
  findings: [
    { id: 'uncappedLiability', risk: 'high' },
    { id: 'breachNotice', risk: 'high' },
    { id: 'renewal', risk: 'medium' },
  ],
  rules: { met: 10, requested: 1, broken: 3 },
  checks: [
    { id: 'liability', state: 'broken' },
    { id: 'breachNotice', state: 'broken' },
    { id: 'insurance', state: 'requested' },
    { id: 'dataProtection', state: 'met' },
  ],
} as const

/** What was done with the whole portfolio, with the opened contract and with its amendment. */
export const traceSteps = {
  portfolio: [
    { id: 'compared', status: 'done' },
    { id: 'sent', status: 'done' },
    { id: 'reading', status: 'active' },
  ],
  contract: [
    { id: 'compared', status: 'done' },
    { id: 'waiting', status: 'pending' },
  ],
  amendment: [
    { id: 'drafted', status: 'done' },
    { id: 'waiting', status: 'pending' },
  ],
} as const

/** What contracts are flagged for, in the order of the columns. */
export const flagTopics = ['payment', 'renewal', 'data', 'audit', 'expiry'] as const

/** Of a hundred contracts in an industry: how many are flagged for each topic, and which of them its texts are about. */
export const industryFlags = [
  {
    id: 'manufacturing',
    contracts: { payment: 31, renewal: 26, data: 3, audit: 6, expiry: 11 },
    first: ['payment', 'renewal'],
  },
  {
    id: 'healthcare',
    contracts: { payment: 5, renewal: 12, data: 34, audit: 9, expiry: 27 },
    first: ['data', 'expiry'],
  },
  {
    id: 'finance',
    contracts: { payment: 4, renewal: 10, data: 28, audit: 37, expiry: 7 },
    first: ['audit', 'data'],
  },
  {
    id: 'construction',
    contracts: { payment: 39, renewal: 6, data: 2, audit: 13, expiry: 29 },
    first: ['payment', 'expiry'],
  },
] as const

/** From so many of a hundred on, a topic is flagged now and then, or often. */
export const flagSteps = { medium: 9, high: 25 } as const
