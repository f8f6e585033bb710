export const orderChat = { ask: 'bot', orderNumber: 'user', found: 'bot' } as const

/** The third of four steps, as in the order's text. */
export const ORDER_PERCENT = 75

export const testedQuestions = { package: 'done', newAddress: 'done', partialCancel: 'hot', person: 'done' } as const

export const versionHistory = { draft: 'active', live: 'done', first: 'idle' } as const

export const connectedSystems = { orders: 'done', payments: 'idle' } as const

export const publishedPlaces = { helpPage: 'done' } as const

/** `used` lists the types of integration that the sample assistant needs. */
export const integrationGroups = [
  { id: 'talk', used: ['websiteChat'] },
  { id: 'sell', used: [] },
  { id: 'serve', used: ['helpDesk', 'orderSystem', 'courierTracking'] },
  { id: 'run', used: [] },
  { id: 'financeAndData', used: [] },
] as const
