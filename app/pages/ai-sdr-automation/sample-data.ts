/** The numbers that the demos of this page show. Samples: the words beside them are in its texts. */

/** Leads in each stage of the pipeline this week. */
export const sdrStages = [127, 89, 56, 34, 18] as const

/** How the lead in the chat is scored, each part and the whole out of 100. */
export const sdrScore = { need: 88, timing: 94, fit: 64, whole: 82 } as const

/** Follow-ups that a rep planned for a lead, and those that were sent. */
export const followUps = { planned: 8, sent: 2 } as const

/** The part of a rep's day, in percent, that is left for calls in the example. */
export const CALLS_PERCENT = 35
