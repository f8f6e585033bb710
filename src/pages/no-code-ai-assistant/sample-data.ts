export const orderChat = [
  { id: 'ask', type: 'bot' },
  { id: 'orderNumber', type: 'user' },
  { id: 'found', type: 'bot' },
] as const

/** The third of four steps, as in the order's text. */
export const ORDER_PERCENT = 75

export const testedQuestions = [
  { id: 'package', status: 'done' },
  { id: 'newAddress', status: 'done' },
  { id: 'partialCancel', status: 'hot' },
  { id: 'person', status: 'done' },
] as const

export const versionHistory = [
  { id: 'draft', status: 'active' },
  { id: 'live', status: 'done' },
  { id: 'first', status: 'idle' },
] as const

export const connectedSystems = [
  { id: 'orders', status: 'done' },
  { id: 'payments', status: 'idle' },
] as const

export const publishedPlaces = [{ id: 'helpPage', status: 'done' }] as const

/** `used` lists the types of integration that the sample assistant needs. */
export const integrationGroups = [
  { id: 'talk', used: ['websiteChat'] },
  { id: 'sell', used: [] },
  { id: 'serve', used: ['helpDesk', 'orderSystem', 'courierTracking'] },
  { id: 'run', used: [] },
  { id: 'financeAndData', used: [] },
] as const
