export const demoExamples = { tickets: 12, emails: 6, chats: 2 } as const
export const demoCall = { minute: 18, closed: 12, handed: 2 } as const
