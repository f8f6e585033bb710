export const policyChat = {
  clock: '7:12',
  script: { askLeave: 'user', answerPolicy: 'bot', giveDate: 'user', sentForApproval: 'bot' },
  /** `with` is the message that each step appears with. */
  traceSteps: [
    { id: 'readPolicy', status: 'done', with: 'answerPolicy' },
    { id: 'checkedCover', status: 'done', with: 'sentForApproval' },
    { id: 'sentRequest', status: 'pending', with: 'sentForApproval' },
  ],
} as const

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

/** In August 2026. */
export const leaveWeek = {
  days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  /** One character per day: h here, a away, + away for one more day, r requested. */
  people: { omar: 'a+hhh', lori: 'hhahh', brian: 'hhhhh', alma: 'hhhhr' },
  requestedDate: 14,
} as const

/** Hours are on the 24-hour clock. */
export const interviewDay = {
  hours: [9, 10, 11, 12, 13, 14, 15, 16],
  /** One character per hour: x busy, - free, o booked. */
  people: { simone: '-xoxxx-x', ian: 'x-o-xxx-', candidate: 'xxox--xx' },
} as const

export const payStub = { lines: ['basePay', 'nightShifts', 'allowance', 'deduction'], changed: 'nightShifts' } as const

export const firstDaySteps = ['laptop', 'badge', 'accounts', 'lunch', 'checkIn'] as const
