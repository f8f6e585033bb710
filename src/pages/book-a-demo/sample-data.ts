/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** The examples that a visitor sends ahead, and how far the assistant has come with them in the call. */
export const demoExamples = [
  { kind: 'tickets', count: 12 },
  { kind: 'emails', count: 6 },
  { kind: 'chats', count: 2 },
] as const
export const demoCall = { minute: 18, closed: 12, handed: 2 } as const
