/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** Candidates who have come through each stage of one opening, and how far the stage is. */
export const hiringStages = [
  { candidates: 64, status: 'completed' },
  { candidates: 27, status: 'completed' },
  { candidates: 12, status: 'completed' },
  { candidates: 4, status: 'active' },
  { candidates: 1, status: 'pending' },
] as const

/** The week of that opening's interviews. Days count from Monday, hours are on the 24-hour clock. */
export const hiringWeek = {
  mondayDate: 17,
  today: 2,
  /** The one whose chat is shown, and whose line stands out. */
  chatWith: 2,
  /** In the order of the candidates' names. */
  interviews: [
    { day: 2, hour: 9.5, held: false },
    { day: 2, hour: 11, held: false },
    { day: 3, hour: 10.5, held: false },
    { day: 2, hour: 14, held: false },
    { day: 3, hour: 13, held: false },
    { day: 3, hour: 15.5, held: false },
    { day: 4, hour: 10, held: false },
    { day: 4, hour: 14, held: false },
    { day: 0, hour: 10, held: true },
    { day: 0, hour: 13, held: true },
    { day: 1, hour: 9.5, held: true },
    { day: 1, hour: 14, held: true },
  ],
  /** When the interviewers have something else to do. */
  busy: [
    { day: 0, hour: 15 },
    { day: 1, hour: 11 },
    { day: 2, hour: 12 },
    { day: 4, hour: 11.5 },
  ],
} as const
