/** A Tuesday in September 2026. Hours are on the 24-hour clock. */
export const hrOperations = {
  tasksAutomated: 127,
  hours: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
  /** Adds up to `tasksAutomated`. The last hour is still running. */
  tasksPerHour: [18, 27, 24, 21, 9, 17, 11],
  hoursSaved: 18,
  workloadReductionPercent: 70,
  feed: [
    { id: 'forkliftRefresher', hour: 14, minute: 24, status: 'completed' },
    { id: 'contractChange', hour: 14, minute: 29, status: 'pending' },
    { id: 'payStubQuestion', hour: 14, minute: 38, status: 'completed' },
    { id: 'newAddress', hour: 14, minute: 46, status: 'active' },
    { id: 'firstDayPlan', hour: 15, minute: 0, status: 'upcoming' },
  ],
  records: 247,
  /** Their grades. The last one has not been entered yet. */
  newStarters: { hunter: 'B2', elena: 'B1', amina: undefined },
  documents: 12,
  watchedDates: { permit: 'pending', firstAid: 'pending', forklift: 'completed' },
  /** Answered by the assistant. Together with the forms and the documents, they are `tasksAutomated`. */
  queries: 34,
  forms: 81,
  /** `asked` without `handed`, which went to a person, adds up to `queries`. */
  queriesByTopic: [
    { id: 'leave', asked: 13, handed: 0 },
    { id: 'payroll', asked: 10, handed: 1 },
    { id: 'documents', asked: 7, handed: 0 },
    { id: 'policies', asked: 5, handed: 1 },
    { id: 'other', asked: 2, handed: 1 },
  ],
  queriesTrace: { foundLine: 'done', passedComplaint: 'pending' },
} as const

/** How much of each document has been read, in percent. */
export const documentBatch = {
  documents: { contract: 85, identity: 100, payStubs: 100, benefits: 60 },
  traceSteps: { comparedNames: 'done', askedSignature: 'pending' },
} as const

/** Blocks of hours. `lost` is the problem of the day. */
export const hrWeek = [
  { id: 'monday', before: [1], lost: 5, after: [2] },
  { id: 'tuesday', before: [2], lost: 4, after: [2] },
  { id: 'wednesday', before: [1], lost: 7, after: [] },
  { id: 'thursday', before: [3], lost: 4, after: [1] },
  { id: 'friday', before: [2, 1], lost: 5, after: [] },
] as const

export const hrFriday = [
  { id: 'letters', hours: 1, kind: 'other' },
  { id: 'paul', hours: 2, kind: 'talk' },
  { id: 'teamMeeting', hours: 1, kind: 'other' },
  { id: 'rosa', hours: 2, kind: 'talk' },
  { id: 'yolanda', hours: 2, kind: 'talk' },
] as const

export const doneOnTuesday = [
  { id: 'records', count: hrOperations.records },
  { id: 'documents', count: hrOperations.documents },
  { id: 'dates', count: Object.keys(hrOperations.watchedDates).length },
  { id: 'queries', count: hrOperations.queries },
] as const

/** Not translated: each greeting stays in its language. */
export const greetings = { en: 'Hello', pt: 'Olá', es: 'Hola', fr: 'Bonjour' }
