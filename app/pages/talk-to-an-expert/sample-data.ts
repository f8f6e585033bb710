/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** The parts of a consultation, in minutes from its start, and who has the floor in each. */
export const consultation = [
  { part: 'hello', from: 0, to: 3, who: 'both' },
  { part: 'process', from: 3, to: 12, who: 'you' },
  { part: 'live', from: 12, to: 21, who: 'us' },
  { part: 'needs', from: 21, to: 27, who: 'us' },
  { part: 'decision', from: 27, to: 30, who: 'both' },
] as const
