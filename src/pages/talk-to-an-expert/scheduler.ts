/** The section where visitors pick a time. The end of the page links to it. */
export const SCHEDULER_ID = 'pick-a-time'
