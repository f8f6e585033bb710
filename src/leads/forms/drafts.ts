import { createDraft } from './draft.ts'

const contact = { firstName: '', lastName: '', email: '', company: '', consent: false, website: '' }

export const leadDraft = createDraft('leads:lead', { ...contact, teamSize: '', topic: '', report: '' })

/** An empty `timeZone` means the browser's; `day` is the displayed day, `start` the chosen time. */
export const bookingDraft = createDraft('leads:booking', { ...contact, start: '', timeZone: '', day: '', step: 'time' })

export type LeadValues = typeof leadDraft.blank.values
export type BookingValues = typeof bookingDraft.blank.values
