/** Claims counted today at each station of the claims desk. The dots in the drawing account for the difference. */
export const claimsToday = { inbox: 131, read: 130, check: 119, person: 9, reply: 117 } as const

export const stepIds = ['plan', 'build', 'running'] as const

export const traceSteps = {
  plan: { watched: 'done', settled: 'done' },
  build: { tested: 'done', writingRule: 'active' },
  running: { answered: 'done', handedOver: 'pending' },
} as const

/** Scores out of 100, best first. */
export const scoredBids = [
  { number: '0387', score: 91 },
  { number: '0391', score: 84 },
  { number: '0380', score: 73 },
  { number: '0396', score: 58 },
] as const

export type Visit = { from: number; to: number; kind: 'check' | 'fix' | 'urgent' | 'travel'; order?: number }

type Technician = { id: 'andre' | 'luis' | 'tanya' | 'oscar'; visits: readonly Visit[] }

export const serviceDay = { from: 8, to: 14 } as const

/** Hours are on the 24-hour clock. Travel has no order number. */
export const technicians: readonly Technician[] = [
  {
    id: 'andre',
    visits: [
      { from: 8, to: 9.5, kind: 'check', order: 3 },
      { from: 9.75, to: 11.5, kind: 'fix', order: 14 },
      { from: 12, to: 13.75, kind: 'check', order: 7 },
    ],
  },
  {
    id: 'luis',
    visits: [
      { from: 8.5, to: 10.25, kind: 'check', order: 4 },
      { from: 10.5, to: 13, kind: 'urgent', order: 15 },
    ],
  },
  {
    id: 'tanya',
    visits: [
      { from: 8, to: 9.25, kind: 'travel' },
      { from: 9.25, to: 11, kind: 'fix', order: 16 },
      { from: 11.75, to: 13.5, kind: 'check', order: 8 },
    ],
  },
  {
    id: 'oscar',
    visits: [
      { from: 8.75, to: 10.5, kind: 'check', order: 5 },
      { from: 11.25, to: 13, kind: 'check', order: 9 },
    ],
  },
]
