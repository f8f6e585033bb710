/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** The parts of a consultation, in minutes from its start, and who has the floor in each. */
export const consultation = [
  { id: 'hello', from: 0, to: 3, who: 'both' },
  { id: 'process', from: 3, to: 12, who: 'you' },
  { id: 'live', from: 12, to: 21, who: 'us' },
  { id: 'needs', from: 21, to: 27, who: 'us' },
  { id: 'decision', from: 27, to: 30, who: 'both' },
] as const

/** How far the assistant has come with the visitor's example; what has no minute is being done now. */
export const liveTrace = [
  { id: 'read', status: 'done', minute: 14 },
  { id: 'asking', status: 'active', minute: undefined },
] as const
