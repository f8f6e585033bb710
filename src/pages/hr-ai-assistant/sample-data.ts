/** What the demos of this page show, in its order. Samples: the words beside it are in its texts. */

export const policyChat = {
  clock: '7:12',
  messages: [
    { id: 'askLeave', type: 'user' },
    { id: 'answerPolicy', type: 'bot' },
    { id: 'giveDate', type: 'user' },
    { id: 'sentForApproval', type: 'bot' },
  ],
  /** What was done, and with which message it is seen. */
  traceSteps: [
    { id: 'readPolicy', status: 'done', with: 'answerPolicy' },
    { id: 'checkedCover', status: 'done', with: 'sentForApproval' },
    { id: 'sentRequest', status: 'pending', with: 'sentForApproval' },
  ],
} as const

/** The page of the policy that the chat quotes. */
export const policyPage = {
  chapters: [
    {
      id: 'familyLeave',
      clauses: [
        { id: 'newParents', number: '4.1' },
        { id: 'bereavement', number: '4.2' },
        { id: 'wedding', number: '4.3' },
        { id: 'notice', number: '4.4' },
      ],
    },
    { id: 'sickLeave', clauses: [{ id: 'certificate', number: '5.1' }] },
  ],
  quoted: 'wedding',
} as const

/** A team's week in August 2026, with the day that somebody asks for. */
export const leaveWeek = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  /** Day by day: here, away, away for one more day, requested. */
  people: [
    { id: 'omar', week: 'a+hhh' },
    { id: 'lorena', week: 'hhahh' },
    { id: 'bruno', week: 'hhhhh' },
    { id: 'alma', week: 'hhhhr' },
  ],
  requestedDate: 14,
} as const

/** Three calendars of one day. Hours are on the 24-hour clock. */
export const interviewDay = {
  hours: [9, 10, 11, 12, 13, 14, 15, 16],
  /** Hour by hour: x is busy, - is free, o is booked. */
  people: [
    { id: 'simone', slots: '-xoxxx-x' },
    { id: 'igor', slots: 'x-o-xxx-' },
    { id: 'candidate', slots: 'xxox--xx' },
  ],
} as const

export const payStub = { lines: ['basePay', 'nightShifts', 'allowance', 'deduction'], changed: 'nightShifts' } as const

export const firstDaySteps = ['laptop', 'badge', 'accounts', 'lunch', 'checkIn'] as const
