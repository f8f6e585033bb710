/** In minutes from the start of the consultation, and who has the floor. */
export const consultation = [
  { id: 'hello', from: 0, to: 3, who: 'both' },
  { id: 'process', from: 3, to: 12, who: 'you' },
  { id: 'live', from: 12, to: 21, who: 'us' },
  { id: 'needs', from: 21, to: 27, who: 'us' },
  { id: 'decision', from: 27, to: 30, who: 'both' },
] as const

export const liveTrace = { read: 'done', asking: 'active' } as const
export const READ_MINUTE = 14
