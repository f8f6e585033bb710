import { createDraft } from './draft.ts'

const contact = { firstName: '', lastName: '', email: '', company: '', consent: false, website: '' }

export const leadDraft = createDraft('desk:lead', { ...contact, teamSize: '', topic: '', report: '' })

/** An empty `timeZone` is the browser's own; `day` is looked at, `start` is chosen. */
export const bookingDraft = createDraft('desk:booking', { ...contact, start: '', timeZone: '', day: '', step: 'time' })

export type LeadValues = typeof leadDraft.blank.values
export type BookingValues = typeof bookingDraft.blank.values
