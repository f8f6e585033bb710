/** Times are minutes after 9 a.m. */
export type SupportTicket = {
  id: string
  number: number
  arrives: number
  /** When a person opens it, without the assistant. */
  opened: number
  /** How long a person works on it, with or without the assistant. */
  work: number
  /** How long the assistant takes to solve it or to hand it off. */
  assistant: number
  /** When a person opens it after the handoff. */
  openedAfterHandoff?: number
}

export const supportTickets = [
  { id: 'package', number: 90113, arrives: 4, opened: 38, work: 24, assistant: 2 },
  { id: 'billingDate', number: 90114, arrives: 15, opened: 64, work: 18, assistant: 1 },
  { id: 'invoice', number: 90115, arrives: 27, opened: 84, work: 13, assistant: 1 },
  { id: 'refund', number: 90116, arrives: 41, opened: 98, work: 50, assistant: 3, openedAfterHandoff: 60 },
  { id: 'address', number: 90117, arrives: 58, opened: 150, work: 14, assistant: 1 },
  { id: 'password', number: 90118, arrives: 84, opened: 166, work: 35, assistant: 3 },
  { id: 'wrongItem', number: 90119, arrives: 112, opened: 203, work: 44, assistant: 4, openedAfterHandoff: 134 },
  { id: 'upgrade', number: 90120, arrives: 145, opened: 270, work: 33, assistant: 2 },
  { id: 'complaint', number: 90121, arrives: 178, opened: 305, work: 67, assistant: 3, openedAfterHandoff: 204 },
  { id: 'warranty', number: 90122, arrives: 198, opened: 374, work: 12, assistant: 2 },
] as const satisfies readonly SupportTicket[]

/** The part of the day that the replay shows. Replay.module.css repeats the number of hours. */
export const REPLAYED_HOURS = 7
export const REPLAYED_MINUTES = REPLAYED_HOURS * 60

export const tracedTicket = 'package'
export const traceSteps = { matched: 'done', read: 'done', booked: 'done' } as const

/** In minutes of a person's work on the average ticket. */
export const supportWorkParts = { customer: 9, answer: 11, colleague: 6, writing: 5 } as const

/** The `password` ticket: the wait and the same four parts, in minutes by hand and in seconds with the assistant. */
export const supportTicketParts = [
  { id: 'queue', byHand: 82, assistant: 0 },
  { id: 'customer', byHand: 9, assistant: 0.4 },
  { id: 'answer', byHand: 13, assistant: 1.2 },
  { id: 'colleague', byHand: 8, assistant: undefined },
  { id: 'writing', byHand: 5, assistant: 178 },
] as const
