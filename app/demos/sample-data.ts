/** The numbers that the demos of the use-case and service pages show. Samples: the words beside them are in the pages' texts. */

import type { Status } from '../ui/Status.tsx'

/** AI SDR page: leads in each stage of the pipeline this week. */
export const sdrStages = [127, 89, 56, 34, 18] as const

/** AI SDR page: how the lead in the chat is scored, each part and the whole out of 100. */
export const sdrScore = { need: 88, timing: 94, fit: 64, whole: 82 } as const

/** AI SDR page: follow-ups that a rep planned for a lead, and those that were sent. */
export const followUps = { planned: 8, sent: 2 } as const

/** AI SDR page: the part of a rep's day, in percent, that is left for calls in the example. */
export const CALLS_PERCENT = 35

/** Procurement page: purchase requests in each stage, and how far the stage is. */
export const procurementStages = [
  { id: 'intake', requests: 45, status: 'completed' },
  { id: 'bids', requests: 32, status: 'active' },
  { id: 'comparison', requests: 18, status: 'pending' },
  { id: 'approval', requests: 8, status: 'upcoming' },
] as const

/** Procurement page: how the best bid of each purchase scores, out of 100, and whether it keeps to the policy. */
export const procurementDecisions = [
  { id: 'pallets', score: 94, policy: 'done' },
  { id: 'film', score: 88, policy: 'done' },
  { id: 'forklifts', score: 81, policy: 'hot' },
] as const

/** Streamline-hiring page: candidates who have come through each stage of one opening, and how far the stage is. */
export const hiringStages = [
  { candidates: 64, status: 'completed' },
  { candidates: 27, status: 'completed' },
  { candidates: 12, status: 'completed' },
  { candidates: 4, status: 'active' },
  { candidates: 1, status: 'pending' },
] as const

/** Streamline-hiring page: the week of that opening's interviews. Days count from Monday, hours are on the 24-hour clock. */
export const hiringWeek = {
  mondayDate: 17,
  today: 2,
  /** The one whose chat is shown, and whose line stands out. */
  chatWith: 2,
  /** In the order of the candidates' names. */
  interviews: [
    { day: 2, hour: 9.5, held: false },
    { day: 2, hour: 11, held: false },
    { day: 3, hour: 10.5, held: false },
    { day: 2, hour: 14, held: false },
    { day: 3, hour: 13, held: false },
    { day: 3, hour: 15.5, held: false },
    { day: 4, hour: 10, held: false },
    { day: 4, hour: 14, held: false },
    { day: 0, hour: 10, held: true },
    { day: 0, hour: 13, held: true },
    { day: 1, hour: 9.5, held: true },
    { day: 1, hour: 14, held: true },
  ],
  /** When the interviewers have something else to do. */
  busy: [
    { day: 0, hour: 15 },
    { day: 1, hour: 11 },
    { day: 2, hour: 12 },
    { day: 4, hour: 11.5 },
  ],
} as const

/** HR operations page: what the live panel counts, and how far each document is, in percent. */
export const hrOperations = {
  tasksAutomated: 127,
  /** The same tasks by the hour, from eight on; the last hour is running. */
  tasksPerHour: [18, 27, 24, 21, 9, 17, 11],
  hoursSaved: 18,
  workloadReductionPercent: 70,
  records: 247,
  documents: 12,
  queries: 34,
  /** The same queries by topic, and how many of each went to a person. */
  queriesByTopic: [
    { asked: 12, handed: 0 },
    { asked: 9, handed: 1 },
    { asked: 7, handed: 0 },
    { asked: 4, handed: 1 },
    { asked: 2, handed: 1 },
  ],
  documentProgress: [85, 100, 100, 60],
} as const

/** HR operations page: a working day in blocks of hours; what fills the one block is the problem of that day. */
export const hrWeek = [
  { before: [1], lost: 5, after: [2] },
  { before: [2], lost: 4, after: [2] },
  { before: [1], lost: 7, after: [] },
  { before: [3], lost: 4, after: [1] },
  { before: [2, 1], lost: 5, after: [] },
] as const

/** HR operations page: a Friday with time for people. */
export const hrFriday = [
  { hours: 1, kind: 'other' },
  { hours: 2, kind: 'talk' },
  { hours: 1, kind: 'other' },
  { hours: 2, kind: 'talk' },
  { hours: 2, kind: 'talk' },
] as const

/** Contract review page: the contracts in force by kind, and how many of each carry a risk. */
export const contractKinds = [
  { contracts: 68, high: 7, medium: 19 },
  { contracts: 54, high: 5, medium: 12 },
  { contracts: 37, high: 0, medium: 5 },
  { contracts: 31, high: 3, medium: 6 },
  { contracts: 22, high: 2, medium: 4 },
] as const

/** Contract review page: contracts that a team gets to read by hand, and those that differ once a rule changes. */
export const contractReadings = { byHand: 20, changed: 34 } as const

/** Contract review page: what a lawyer still has open after a month, by kind and place among its high risks. */
export const contractsLeft = [
  { kind: 1, high: 4 },
  { kind: 3, high: 0 },
] as const

/** Contract review page: the contract that is opened, the first of those above. Scores from each of `steps` on are higher risks. */
export const openedContract = {
  score: 78,
  steps: { medium: 40, high: 70 },
  findings: ['high', 'high', 'medium'],
  rules: { met: 11, requested: 1, broken: 2 },
  checks: ['broken', 'broken', 'requested', 'met'],
} as const

/** Close-more-deals page: the value of the whole pipeline, which the open deals add up to. */
export const PIPELINE_VALUE = 847_500

/** From this score on a deal is hot; below it is warm. */
export const HOT_FROM = 80

/** The open deals, most valuable first. */
export const deals = [
  { id: 'norrvanda', value: 214_000, stage: 'negotiation', status: 'hot', score: 94 },
  { id: 'heliovar', value: 168_500, stage: 'proposal', status: 'hot', score: 91 },
  { id: 'maritela', value: 132_000, stage: 'proposal', status: 'warm', score: 78 },
  { id: 'oakmerra', value: 112_000, stage: 'demoDone', status: 'warm', score: 74 },
  { id: 'velotarn', value: 86_000, stage: 'negotiation', status: 'hot', score: 88 },
  { id: 'kestrow', value: 61_000, stage: 'demoBooked', status: 'warm', score: 69 },
  { id: 'aurelune', value: 42_000, stage: 'qualification', status: 'warm', score: 63 },
  { id: 'pulsarde', value: 32_000, stage: 'qualification', status: 'hot', score: 82 },
] as const

export type Deal = (typeof deals)[number]
export type DealId = Deal['id']

export function dealById(id: DealId): Deal {
  const deal = deals.find((one) => one.id === id)
  if (!deal) throw new Error(`There is no deal "${id}"`)
  return deal
}

/** The deal that the visitor of the chat has just become. */
export const NEW_DEAL: DealId = 'pulsarde'

/** Where the points of the explained deal come from. */
export const EXPLAINED_DEAL: DealId = 'heliovar'
export const explainedScore = [
  { from: 'fit', points: 38 },
  { from: 'call', points: 16 },
  { from: 'proposal', points: 14 },
  { from: 'budget', points: 12 },
  { from: 'contract', points: 18 },
  { from: 'silence', points: -7 },
] as const

/** The deals of the morning, in the order of the day; the draft is for the one that has gone quiet. */
export const morningDeals = ['norrvanda', 'maritela', 'velotarn'] as const
export const QUIET_DEAL: DealId = 'maritela'

/** The score of the quiet deal on each of the last 30 days, and for how many of them nobody has replied. */
export const quietDealScores = [
  62, 63, 63, 66, 70, 70, 71, 75, 76, 80, 80, 83, 84, 84, 86, 86, 86, 86, 86, 85, 85, 84, 83, 82, 81, 81, 80, 79, 79,
  78,
] as const
export const QUIET_DAYS = 9

/** Support efficiency page: a ticket of one morning. Times are minutes after nine. */
export type SupportTicket = {
  number: number
  arrives: number
  /** Without the assistant: when a person opens it. */
  opened: number
  /** How long a person works on it, with the assistant or without. */
  work: number
  /** How long the assistant takes to solve it, or to hand it over. */
  assistant: number
  /** When a person opens what the assistant has handed over. */
  openedAfterHandOver?: number
}

export const supportTickets: readonly SupportTicket[] = [
  { number: 48213, arrives: 4, opened: 38, work: 24, assistant: 2 },
  { number: 48214, arrives: 15, opened: 64, work: 18, assistant: 1 },
  { number: 48215, arrives: 27, opened: 84, work: 13, assistant: 1 },
  { number: 48216, arrives: 41, opened: 98, work: 50, assistant: 3, openedAfterHandOver: 60 },
  { number: 48217, arrives: 58, opened: 150, work: 14, assistant: 1 },
  { number: 48218, arrives: 84, opened: 166, work: 35, assistant: 3 },
  { number: 48219, arrives: 112, opened: 203, work: 44, assistant: 4, openedAfterHandOver: 134 },
  { number: 48220, arrives: 145, opened: 270, work: 33, assistant: 2 },
  { number: 48221, arrives: 178, opened: 305, work: 67, assistant: 3, openedAfterHandOver: 204 },
  { number: 48222, arrives: 198, opened: 374, work: 12, assistant: 2 },
]

/** The average ticket: minutes of a person's work on finding the customer, the answer, a colleague, the words. */
export const supportWorkParts = [9, 11, 6, 5] as const

/** Ticket 48218, part by part: the wait and the same four parts, in minutes by hand and in seconds with the assistant. */
export const supportTicketParts = [
  { byHand: 82, assistant: 0 },
  { byHand: 9, assistant: 0.4 },
  { byHand: 13, assistant: 1.2 },
  { byHand: 8, assistant: undefined },
  { byHand: 5, assistant: 178 },
] as const

/** Tailored solutions page: what each station of the claims desk has counted today. The dots of its drawing are the rest. */
export const claimsToday = { inbox: 131, read: 130, check: 119, person: 9, reply: 117 } as const

/** Tailored solutions page: four bids for one tender and their scores out of 100, best first. */
export const tenderBids = [
  { number: '0422', score: 94 },
  { number: '0425', score: 82 },
  { number: '0417', score: 71 },
  { number: '0431', score: 64 },
] as const

/** Tailored solutions page: the day of each technician, in hours on the 24-hour clock. An order has a number. */
export type Visit = { from: number; to: number; kind: 'check' | 'fix' | 'urgent' | 'travel'; order?: number }

export const serviceDay = { from: 8, to: 14 } as const

export const serviceVisits: readonly (readonly Visit[])[] = [
  [
    { from: 8, to: 9.5, kind: 'check', order: 3 },
    { from: 9.75, to: 11.5, kind: 'fix', order: 14 },
    { from: 12, to: 13.75, kind: 'check', order: 7 },
  ],
  [
    { from: 8.5, to: 10.25, kind: 'check', order: 4 },
    { from: 10.5, to: 13, kind: 'urgent', order: 15 },
  ],
  [
    { from: 8, to: 9.25, kind: 'travel' },
    { from: 9.25, to: 11, kind: 'fix', order: 16 },
    { from: 11.75, to: 13.5, kind: 'check', order: 8 },
  ],
  [
    { from: 8.75, to: 10.5, kind: 'check', order: 5 },
    { from: 11.25, to: 13, kind: 'check', order: 9 },
  ],
]

/** Data analytics page: orders, a point each half week. The model had expected so many, give or take its error. */
export const demand = {
  orders: [59, 55, 50, 51, 51, 54, 68, 83, 82, 70, 62, 60, 53, 45, 47],
  expected: [59, 57, 54, 52, 53, 58, 66, 74, 76, 71, 65, 59, 54, 50, 48],
  expectedError: [11, 11, 10, 10, 10, 11, 12, 13, 13, 12, 11, 11, 10, 10, 10],
  /** From today on. */
  forecast: [47, 55, 61, 62, 61, 57, 52, 49, 49, 52, 59],
  forecastError: [0, 5, 8, 10, 12, 14, 16, 18, 19, 21, 22],
} as const

/** Data analytics page: what the model learned from, a bar each quarter; the last ones were held back to test it. */
export const modelQuarters = { bars: [8, 14, 11, 19, 16, 24, 20, 28, 25, 33, 29, 36], heldBack: 2 } as const

/** Data analytics page: weekly orders of an item, the forecast from the last of them on, and for how many days the stock lasts. */
export const stockItems = [
  { id: 'film', daysLeft: 5, orders: [53, 56, 53, 50, 51, 58, 54, 59, 61, 55], forecast: [64, 72, 81, 88, 92, 93] },
  { id: 'boxes', daysLeft: 21, orders: [38, 38, 41, 42, 45, 45, 50, 55, 51, 49], forecast: [43, 51, 45, 46, 43, 42] },
  { id: 'labels', daysLeft: 34, orders: [33, 36, 36, 42, 36, 35, 38, 44, 36, 34], forecast: [29, 28, 27, 27, 27, 27] },
  { id: 'tape', daysLeft: 18, orders: [42, 42, 34, 30, 30, 31, 35, 34, 31, 33], forecast: [33, 28, 33, 35, 31, 35] },
  { id: 'trays', daysLeft: 26, orders: [57, 52, 57, 63, 60, 64, 67, 74, 78, 80], forecast: [77, 80, 80, 74, 73, 69] },
  { id: 'posts', daysLeft: 40, orders: [38, 42, 38, 38, 36, 35, 29, 27, 27, 27], forecast: [27, 28, 27, 27, 28, 27] },
] as const

/** Data analytics page: how far those forecasts may be off, week by week; and a delivery takes so many days. */
export const stockForecastError = [7, 10, 13, 16, 19, 22] as const
export const DELIVERY_DAYS = 7

/** Data analytics page: degrees in a cold room, every quarter of an hour from eight in the evening on; what is normal. */
export const coldRoom = {
  startHour: 20,
  readingsPerHour: 4,
  normal: { from: -19, to: -17 },
  readings: [
    -18, -18.1, -18, -18.2, -18.3, -18.2, -18, -18.1, -18.1, -18.3, -18.2, -18.2, -18.2, -18.2, -18.1, -17.8, -17.8,
    -17.8, -17.7, -17.9, -17.8, -17.6, -17.6, -17.5, -17.5, -17.8, -17.6, -17.6, -17.7, -16.6, -15.4, -14.7, -14.9,
    -15.7, -16.6, -17.4, -17.9, -18.1, -18, -18.1, -18.2, -18.2, -18.2, -18.2, -18.3, -18.2, -18, -18.2, -18.1,
  ],
} as const

/** Book-a-demo page: the examples that a visitor sends ahead, and how far the assistant has come with them in the call. */
export const demoExamples = [
  { kind: 'tickets', count: 12 },
  { kind: 'emails', count: 6 },
  { kind: 'contracts', count: 2 },
] as const
export const demoCall = { closed: 12, handed: 2 } as const

/** Talk-to-an-expert page: the parts of a consultation, in minutes from its start, and who has the floor in each. */
export const consultation = [
  { part: 'hello', from: 0, to: 3, who: 'both' },
  { part: 'process', from: 3, to: 12, who: 'you' },
  { part: 'live', from: 12, to: 21, who: 'us' },
  { part: 'needs', from: 21, to: 27, who: 'us' },
  { part: 'decision', from: 27, to: 30, who: 'both' },
] as const

/** The words of the specification for how far something is, as the dots that stand for them. */
export const statusOf = {
  completed: 'done',
  active: 'active',
  pending: 'pending',
  upcoming: 'idle',
} as const satisfies Record<string, Status>
