/** All vendor-specific code is here. The host of the configured address selects the vendor. */

import type { EventName } from '#browser/analytics/analytics.ts'
import type { FrameMessage } from '#browser/frame-parent.ts'

export type Conversion = Extract<EventName, 'generate_lead' | 'book_meeting' | 'finish_diagnostic'>

/** A message, or the fields that identify one. Other fields may contain personal data and are never read. */
type MessagePattern = string | Readonly<Record<string, string | boolean | RegExp>>

export type Vendor = {
  /** Query parameters without which it sends no messages to the parent page. */
  parameters?: (siteHost: string) => Readonly<Record<string, string>>
  pathSuffix?: string
  conversions: readonly { pattern: MessagePattern; conversion: Conversion }[]
  /** Any one of these means that it is ready. Without them, the frame's `load` event counts. */
  ready?: readonly MessagePattern[]
  /** Reply that it needs before it becomes visible. */
  reply?: Readonly<Record<string, string>>
}

const outsideVendors: readonly (Vendor & { host: RegExp })[] = [
  // HubSpot documents no ready message of its forms to the parent page, so `load` counts.
  {
    host: /(^|\.)(hsforms\.com|hubspotpagebuilder\.(com|eu)|hs-sites(-\w+)?\.com)$/,
    conversions: [
      { pattern: { type: 'hs-form-event:on-submission:success' }, conversion: 'generate_lead' },
      // Forms made with the legacy editor.
      { pattern: { type: 'hsFormCallback', eventName: 'onFormSubmitted' }, conversion: 'generate_lead' },
    ],
  },
  {
    host: /^meetings(-\w+)?\.hubspot\.com$/,
    parameters: () => ({ embed: 'true' }),
    conversions: [{ pattern: { meetingBookSucceeded: true }, conversion: 'book_meeting' }],
    // HubSpot's embed script waits for these two: to ask for consent, and to set the frame's height.
    ready: ['readyForConsentListener', { height: /^\d/ }],
  },
  {
    host: /^(www\.)?calendly\.com$/,
    parameters: (siteHost) => ({ embed_domain: siteHost, embed_type: 'Inline' }),
    conversions: [{ pattern: { event: 'calendly.event_scheduled' }, conversion: 'book_meeting' }],
    // The first messages are page_height and event_type_viewed or profile_page_viewed.
    ready: [{ event: /^calendly\./ }],
  },
  {
    host: /^(app\.)?cal\.(com|eu)$/,
    // The value is a namespace that its messages repeat.
    parameters: () => ({ embed: 'site' }),
    pathSuffix: '/embed',
    conversions: [{ pattern: { fullType: /^CAL:[^:]*:bookingSuccessful(V2)?$/ }, conversion: 'book_meeting' }],
    ready: [{ originator: 'CAL', type: '__iframeReady' }],
    reply: { originator: 'CAL', method: 'parentKnowsIframeReady' },
  },
]

/** A form on the owner's domain: no known parameters, but it may send the messages of any vendor. */
const unknownVendor: Vendor = {
  // Marked as pure, so that a build without external forms drops all vendors.
  conversions: /* @__PURE__ */ outsideVendors.flatMap(({ conversions }) => conversions),
}

export const ownForms: Vendor = {
  conversions: [
    { pattern: { type: 'frame:lead-sent' } satisfies FrameMessage, conversion: 'generate_lead' },
    { pattern: { type: 'frame:meeting-booked' } satisfies FrameMessage, conversion: 'book_meeting' },
    { pattern: { type: 'frame:diagnostic-finished' } satisfies FrameMessage, conversion: 'finish_diagnostic' },
  ],
  ready: [{ type: 'frame:ready' } satisfies FrameMessage],
}

export function vendorAt(address: URL): Vendor {
  return outsideVendors.find(({ host }) => host.test(address.hostname)) ?? unknownVendor
}

/** Messages are untrusted: only own data properties are read, so no getter runs. */
function matches(data: unknown, pattern: MessagePattern): boolean {
  if (typeof pattern === 'string') return data === pattern
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(pattern).every(([field, expected]) => {
    const value: unknown = Object.getOwnPropertyDescriptor(data, field)?.value
    if (!(expected instanceof RegExp)) return value === expected
    return (typeof value === 'string' || typeof value === 'number') && expected.test(String(value))
  })
}

export function isReady(data: unknown, { ready = [] }: Vendor): boolean {
  return ready.some((pattern) => matches(data, pattern))
}

export function conversionIn(data: unknown, vendor: Vendor): Conversion | undefined {
  return vendor.conversions.find(({ pattern }) => matches(data, pattern))?.conversion
}
