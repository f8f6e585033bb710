/**
 * One entry per vendor of forms and calendars, and one for the site's own forms. The host of the configured address
 * selects the vendor. All vendor-specific code is here.
 */

import type { EventName } from '#browser/analytics/analytics.ts'
import type { FrameMessage } from '#browser/frame-parent.ts'

export type Conversion = Extract<EventName, 'generate_lead' | 'book_meeting' | 'finish_diagnostic'>

/** A message, or the fields that identify one. Other fields may contain personal data and are never read. */
type Sign = string | Readonly<Record<string, string | boolean | RegExp>>

export type Vendor = {
  /** Query parameters without which it sends no messages to the parent page. */
  parameters?: (siteHost: string) => Readonly<Record<string, string>>
  /** Path suffix of its embeddable pages. */
  pathEnd?: string
  conversions: readonly { sign: Sign; means: Conversion }[]
  /** Any one of these means that it is ready. Without them, the frame's `load` event counts. */
  ready?: readonly Sign[]
  /** Reply that it needs before it becomes visible. */
  answer?: Readonly<Record<string, string>>
}

type OutsideVendor = Vendor & { host: RegExp }

/** HubSpot documents no ready message of its forms to the parent page, so `load` counts. */
const hubSpotForms: OutsideVendor = {
  host: /(^|\.)(hsforms\.com|hubspotpagebuilder\.(com|eu)|hs-sites(-\w+)?\.com)$/,
  conversions: [
    { sign: { type: 'hs-form-event:on-submission:success' }, means: 'generate_lead' },
    // Forms made with the legacy editor.
    { sign: { type: 'hsFormCallback', eventName: 'onFormSubmitted' }, means: 'generate_lead' },
  ],
}

const hubSpotMeetings: OutsideVendor = {
  host: /^meetings(-\w+)?\.hubspot\.com$/,
  parameters: () => ({ embed: 'true' }),
  conversions: [{ sign: { meetingBookSucceeded: true }, means: 'book_meeting' }],
  // HubSpot's embed script waits for these two: to ask for consent, and to set the frame's height.
  ready: ['readyForConsentListener', { height: /^\d/ }],
}

const calendly: OutsideVendor = {
  host: /^(www\.)?calendly\.com$/,
  parameters: (siteHost) => ({ embed_domain: siteHost, embed_type: 'Inline' }),
  conversions: [{ sign: { event: 'calendly.event_scheduled' }, means: 'book_meeting' }],
  // The first messages are page_height and event_type_viewed or profile_page_viewed.
  ready: [{ event: /^calendly\./ }],
}

const calCom: OutsideVendor = {
  host: /^(app\.)?cal\.(com|eu)$/,
  // The value is a namespace that its messages repeat.
  parameters: () => ({ embed: 'site' }),
  pathEnd: '/embed',
  conversions: [{ sign: { fullType: /^CAL:[^:]*:bookingSuccessful(V2)?$/ }, means: 'book_meeting' }],
  ready: [{ originator: 'CAL', type: '__iframeReady' }],
  answer: { originator: 'CAL', method: 'parentKnowsIframeReady' },
}

const outsideVendors: readonly OutsideVendor[] = [hubSpotForms, hubSpotMeetings, calendly, calCom]

/** A form on the owner's domain: no known parameters, but it may send the messages of any vendor. */
const unknownVendor: Vendor = {
  // Marked as pure, so that a build without external forms drops all vendors.
  conversions: /* @__PURE__ */ outsideVendors.flatMap(({ conversions }) => conversions),
}

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

/** Messages are untrusted: only own data properties are read, so no getter runs. */
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

export function conversionIn(data: unknown, vendor: Vendor): Conversion | undefined {
  return vendor.conversions.find(({ sign }) => says(data, sign))?.means
}
