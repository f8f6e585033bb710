export const sdrStages = [
  { id: 'new', leads: 127 },
  { id: 'reached', leads: 89 },
  { id: 'replied', leads: 56 },
  { id: 'qualified', leads: 34 },
  { id: 'booked', leads: 18 },
] as const

export const pipelineTrace = { greeted: 'done', foundCompany: 'done', booked: 'done' } as const

export const chatScript = {
  greeting: 'bot',
  fleet: 'user',
  questions: 'bot',
  answers: 'user',
  slots: 'bot',
  choice: 'user',
  booked: 'bot',
} as const

/** `with` is the message that a step appears with. */
export const chatTrace = [
  { id: 'readCalendar', status: 'done', with: 'slots' },
  { id: 'savedScore', status: 'done', with: 'booked' },
  { id: 'handedOver', status: 'pending', with: 'booked' },
] as const

/** Each part is out of 25. The texts repeat the total. */
export const sdrScore = { fit: 20, need: 22, timing: 24, budget: 6 } as const

/** The texts repeat these times in the format of each language. */
export const logTimes = {
  arrival: '08:02:10',
  research: '08:02:24',
  firstMessage: '08:02:46',
  score: '08:37:03',
  meeting: '08:44:37',
} as const

export const rightIds = ['alone', 'asks', 'person'] as const
export const tasks = [
  { id: 'reply', right: 'alone' },
  { id: 'lookUp', right: 'alone' },
  { id: 'book', right: 'alone' },
  { id: 'quote', right: 'alone' },
  { id: 'largeDeals', right: 'asks' },
  { id: 'pastCustomers', right: 'asks' },
  { id: 'discounts', right: 'person' },
  { id: 'complaints', right: 'person' },
] as const satisfies readonly { id: string; right: (typeof rightIds)[number] }[]

export const followUps = { planned: 8, sent: 2 } as const

/** Share of a rep's day left for calls, in percent. */
export const CALLS_PERCENT = 35

/** One lane per use case of an industry, in the order of the texts. */
export const industryLanes = Map.groupBy(
  [
    { industry: 'logistics', from: 'new', to: 'qualified' },
    { industry: 'logistics', from: 'new', to: 'reached' },
    { industry: 'logistics', from: 'new', to: 'new' },
    { industry: 'software', from: 'replied', to: 'qualified' },
    { industry: 'software', from: 'new', to: 'booked' },
    { industry: 'software', from: 'reached', to: 'replied' },
    { industry: 'finance', from: 'new', to: 'replied' },
    { industry: 'finance', from: 'replied', to: 'qualified' },
    { industry: 'finance', from: 'qualified', to: 'booked' },
    { industry: 'realEstate', from: 'new', to: 'replied' },
    { industry: 'realEstate', from: 'qualified', to: 'booked' },
    { industry: 'realEstate', from: 'replied', to: 'qualified' },
  ] as const,
  ({ industry }) => industry,
)
