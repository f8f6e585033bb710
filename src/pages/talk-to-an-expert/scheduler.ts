export const SCHEDULER_ID = 'pick-a-time'
