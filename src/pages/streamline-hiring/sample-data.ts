/** Candidates who have passed each stage of one opening, and the status of the stage. */
export const hiringStages = [
  { id: 'applied', candidates: 64, status: 'completed' },
  { id: 'screened', candidates: 27, status: 'completed' },
  { id: 'skillsCheck', candidates: 12, status: 'completed' },
  { id: 'interview', candidates: 4, status: 'active' },
  { id: 'offer', candidates: 1, status: 'pending' },
] as const

export const pipelineTrace = { compared: 'done', showedMissing: 'done', keepingCalendars: 'active' } as const

export const mustHaves = { ledTeam: 'done', forkliftLicense: 'done', nights: 'done', weekends: 'pending' } as const

/** The interviews for that opening, in September 2026. Hours are on the 24-hour clock. */
export const hiringWeek = {
  days: { monday: 21, tuesday: 22, wednesday: 23, thursday: 24, friday: 25 },
  today: 'wednesday',
  /** The candidate in the chat, whose line is highlighted. */
  chatWith: 'camila',
  /** By candidate, in the order of the lines from top to bottom. */
  interviews: [
    { id: 'jamal', day: 'wednesday', hour: 9.5 },
    { id: 'aisha', day: 'wednesday', hour: 11 },
    { id: 'camila', day: 'thursday', hour: 10.5 },
    { id: 'peter', day: 'wednesday', hour: 14 },
    { id: 'mei', day: 'thursday', hour: 13 },
    { id: 'ravi', day: 'thursday', hour: 15.5 },
    { id: 'imani', day: 'friday', hour: 10 },
    { id: 'tom', day: 'friday', hour: 14 },
    { id: 'leah', day: 'monday', hour: 10 },
    { id: 'yusuf', day: 'monday', hour: 13 },
    { id: 'nora', day: 'tuesday', hour: 9.5 },
    { id: 'ben', day: 'tuesday', hour: 14 },
  ],
  busy: [
    { day: 'monday', hour: 15 },
    { day: 'tuesday', hour: 11 },
    { day: 'wednesday', hour: 12 },
    { day: 'friday', hour: 11.5 },
  ],
  traceSteps: { moved: 'done', reminded: 'done', watching: 'active' },
} as const

export type Day = keyof typeof hiringWeek.days
export type Candidate = (typeof hiringWeek.interviews)[number]['id']

export const candidateChat = {
  script: { invite: 'bot', worksNights: 'user', offerTimes: 'bot', choose: 'user', booked: 'bot' },
  /** `with` is the message that each step appears with. */
  traceSteps: [
    { id: 'readCalendar', status: 'done', with: 'offerTimes' },
    { id: 'booked', status: 'done', with: 'booked' },
    { id: 'handedOver', status: 'pending', with: 'booked' },
  ],
} as const
