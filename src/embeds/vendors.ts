/**
 * What the site knows about the companies whose forms and calendars it may frame, and about its own: one row each. They
 * are told apart by the host of the address that an owner has set. Nothing else here knows a vendor.
 */

import type { EventName } from '#browser/analytics/analytics.ts'
import type { FrameMessage } from '#browser/frame-parent.ts'

/** What frames can tell that is counted. */
export type Conversion = Extract<EventName, 'generate_lead' | 'book_meeting' | 'finish_diagnostic'>

/** A message, or fields of one that together say one thing. Other fields, personal data among them, are never looked at. */
type Sign = string | Readonly<Record<string, string | boolean | RegExp>>

export type Vendor = {
  /** Parameters without which it does not speak to the page around it. */
  parameters?: (siteHost: string) => Readonly<Record<string, string>>
  /** How the path of what it offers to frames ends. */
  pathEnd?: string
  conversions: readonly { sign: Sign; means: Conversion }[]
  /** How it says that it is there, each by itself; without any, the frame's own `load` has to do. */
  ready?: readonly Sign[]
  /** What it wants to hear then, before it shows itself. */
  answer?: Readonly<Record<string, string>>
}

type OutsideVendor = Vendor & { host: RegExp }

/** Whether its forms say so to a page around theirs is not documented: their `load` counts. */
const hubSpotForms: OutsideVendor = {
  host: /(^|\.)(hsforms\.com|hubspotpagebuilder\.(com|eu)|hs-sites(-\w+)?\.com)$/,
  conversions: [
    { sign: { type: 'hs-form-event:on-submission:success' }, means: 'generate_lead' },
    // Forms of the former editor.
    { sign: { type: 'hsFormCallback', eventName: 'onFormSubmitted' }, means: 'generate_lead' },
  ],
}

const hubSpotMeetings: OutsideVendor = {
  host: /^meetings(-\w+)?\.hubspot\.com$/,
  parameters: () => ({ embed: 'true' }),
  conversions: [{ sign: { meetingBookSucceeded: true }, means: 'book_meeting' }],
  // Both are what HubSpot's own embed script waits for: to ask for consent, and to give the frame its height.
  ready: ['readyForConsentListener', { height: /^\d/ }],
}

const calendly: OutsideVendor = {
  host: /^(www\.)?calendly\.com$/,
  parameters: (siteHost) => ({ embed_domain: siteHost, embed_type: 'Inline' }),
  conversions: [{ sign: { event: 'calendly.event_scheduled' }, means: 'book_meeting' }],
  // The first are page_height and event_type_viewed or profile_page_viewed.
  ready: [{ event: /^calendly\./ }],
}

const calCom: OutsideVendor = {
  host: /^(app\.)?cal\.(com|eu)$/,
  // The value is a namespace, which its messages repeat.
  parameters: () => ({ embed: 'site' }),
  pathEnd: '/embed',
  conversions: [{ sign: { fullType: /^CAL:[^:]*:bookingSuccessful(V2)?$/ }, means: 'book_meeting' }],
  ready: [{ originator: 'CAL', type: '__iframeReady' }],
  answer: { originator: 'CAL', method: 'parentKnowsIframeReady' },
}

const outsideVendors: readonly OutsideVendor[] = [hubSpotForms, hubSpotMeetings, calendly, calCom]

/** A vendor under a domain of the owner's: it needs no parameters that we know of, and may speak like any of the others. */
const unknownVendor: Vendor = {
  // Marked, so that a build without outside forms leaves all vendors out.
  conversions: /* @__PURE__ */ outsideVendors.flatMap(({ conversions }) => conversions),
}

/** The site's own embedded pages. */
export const ownForms: Vendor = {
  conversions: [
    { sign: deskSign('frame:lead-sent'), means: 'generate_lead' },
    { sign: deskSign('frame:meeting-booked'), means: 'book_meeting' },
    { sign: deskSign('frame:diagnostic-finished'), means: 'finish_diagnostic' },
  ],
  ready: [deskSign('frame:ready')],
}

function deskSign(type: FrameMessage['type']): Sign {
  return { type }
}

export function vendorAt(address: URL): Vendor {
  return outsideVendors.find(({ host }) => host.test(address.hostname)) ?? unknownVendor
}

/** Whether a message, which may be anything, says this. Only its own plain fields are read: nothing in it is run. */
function says(data: unknown, sign: Sign): boolean {
  if (typeof sign === 'string') return data === sign
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(sign).every(([field, wanted]) => {
    const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value
    if (!(wanted instanceof RegExp)) return value === wanted
    return (typeof value === 'string' || typeof value === 'number') && wanted.test(String(value))
  })
}

export function isReady(data: unknown, { ready = [] }: Vendor): boolean {
  return ready.some((sign) => says(data, sign))
}

/** What a message means for whoever counts, if it means that a visitor has sent a form or booked a meeting. */
export function conversionIn(data: unknown, vendor: Vendor): Conversion | undefined {
  return vendor.conversions.find(({ sign }) => says(data, sign))?.means
}
