/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** What the live panel counts, and how far each document is, in percent. */
export const hrOperations = {
  tasksAutomated: 127,
  /** The same tasks by the hour, from eight on; the last hour is running. */
  tasksPerHour: [18, 27, 24, 21, 9, 17, 11],
  hoursSaved: 18,
  workloadReductionPercent: 70,
  records: 247,
  documents: 12,
  queries: 34,
  /** The same queries by topic, and how many of each went to a person. */
  queriesByTopic: [
    { asked: 12, handed: 0 },
    { asked: 9, handed: 1 },
    { asked: 7, handed: 0 },
    { asked: 4, handed: 1 },
    { asked: 2, handed: 1 },
  ],
  documentProgress: [85, 100, 100, 60],
} as const

/** A working day in blocks of hours; what fills the one block is the problem of that day. */
export const hrWeek = [
  { before: [1], lost: 5, after: [2] },
  { before: [2], lost: 4, after: [2] },
  { before: [1], lost: 7, after: [] },
  { before: [3], lost: 4, after: [1] },
  { before: [2, 1], lost: 5, after: [] },
] as const

/** A Friday with time for people. */
export const hrFriday = [
  { hours: 1, kind: 'other' },
  { hours: 2, kind: 'talk' },
  { hours: 1, kind: 'other' },
  { hours: 2, kind: 'talk' },
  { hours: 2, kind: 'talk' },
] as const
