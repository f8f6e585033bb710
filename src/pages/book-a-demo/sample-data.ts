export const demoExamples = [
  { kind: 'tickets', count: 12 },
  { kind: 'emails', count: 6 },
  { kind: 'chats', count: 2 },
] as const
export const demoCall = { minute: 18, closed: 12, handed: 2 } as const
