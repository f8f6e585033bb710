/** Where a time is picked: what leads there is at the other end of the page. */
export const SCHEDULER_ID = 'pick-a-time'
