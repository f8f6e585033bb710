import { createDraft } from './draft.ts'

const contact = { firstName: '', lastName: '', email: '', company: '', consent: false, website: '' }

export const leadDraft = createDraft('desk:lead', { ...contact, teamSize: '', topic: '', report: '' })

/** An empty `timeZone` means the browser's. `day` is the displayed day, `start` the chosen time. */
export const bookingDraft = createDraft('desk:booking', { ...contact, start: '', timeZone: '', day: '', step: 'time' })

export type LeadValues = typeof leadDraft.blank.values
export type BookingValues = typeof bookingDraft.blank.values
