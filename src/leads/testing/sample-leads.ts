import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import type { Booking, Lead } from '../server/store/submission.ts'
import type { BookingForm, LeadForm } from '../shared/schema.ts'

export function sampleLeadForm(overrides: Partial<LeadForm> = {}): LeadForm {
  return {
    firstName: 'Ana',
    lastName: 'P.',
    email: 'ana@tavelmo.example',
    company: 'Tavelmo',
    teamSize: '51-200',
    topic: 'support',
    consent: true,
    key: crypto.randomUUID(),
    language: 'en',
    page: '/book-a-demo',
    campaign: { utm_source: 'newsletter' },
    filledInMs: 41_000,
    website: '',
    ...overrides,
  }
}

export function sampleBookingForm(overrides: Partial<BookingForm> = {}): BookingForm {
  return {
    firstName: 'Rafael',
    lastName: 'T.',
    email: 'rafael@heliovar.example',
    company: 'Heliovar',
    consent: true,
    start: '2026-11-20T13:30:00Z',
    timeZone: 'America/Sao_Paulo',
    key: crypto.randomUUID(),
    language: englishAndPortuguese.at(-1) ?? 'en',
    filledInMs: 65_000,
    website: '',
    ...overrides,
  }
}

/** When samples were received, and a minute later. */
export const NOW = '2026-11-16T12:00:00.000Z'
export const LATER = '2026-11-16T12:01:00.000Z'

export function sampleLead(overrides: Partial<Lead> = {}, form: Partial<LeadForm> = {}): Lead {
  const { key, filledInMs: _filled, website: _website, ...stored } = sampleLeadForm(form)
  return { kind: 'lead', id: crypto.randomUUID(), key, receivedAt: NOW, form: stored, ...overrides }
}

export function sampleBooking(overrides: Partial<Booking> = {}, form: Partial<BookingForm> = {}): Booking {
  const { key, filledInMs: _filled, website: _website, ...stored } = sampleBookingForm(form)
  return { kind: 'booking', id: crypto.randomUUID(), key, receivedAt: NOW, form: stored, ...overrides }
}
