import { describe, expect, it } from 'vitest'
import { conversionIn, isReady, ownForms, vendorAt } from './vendors.ts'

const vendors = {
  hubSpotForms: vendorAt(new URL('https://share-eu1.hsforms.com/1abc')),
  hubSpotMeetings: vendorAt(new URL('https://meetings.hubspot.com/ana')),
  calendly: vendorAt(new URL('https://calendly.com/acme/demo')),
  calCom: vendorAt(new URL('https://cal.com/acme/demo')),
  unknown: vendorAt(new URL('https://forms.acme.example/demo')),
  ownForms,
}

type VendorName = keyof typeof vendors

const messages: [VendorName, unknown, string?][] = [
  ['hubSpotForms', { type: 'hs-form-event:on-submission:success' }, 'generate_lead'],
  ['hubSpotForms', { type: 'hsFormCallback', eventName: 'onFormSubmitted', data: {} }, 'generate_lead'],
  ['hubSpotMeetings', { meetingBookSucceeded: true, meetingsPayload: { email: 'a@b.c' } }, 'book_meeting'],
  ['calendly', { event: 'calendly.event_scheduled', payload: {} }, 'book_meeting'],
  ['calCom', { originator: 'CAL', fullType: 'CAL:site:bookingSuccessfulV2' }, 'book_meeting'],
  ['calCom', { originator: 'CAL', fullType: 'CAL::bookingSuccessful' }, 'book_meeting'],
  ['unknown', { type: 'hsFormCallback', eventName: 'onFormSubmitted' }, 'generate_lead'],
  ['ownForms', { type: 'frame:lead-sent' }, 'generate_lead'],
  ['ownForms', { type: 'frame:meeting-booked' }, 'book_meeting'],
  ['hubSpotForms', { type: 'hsFormCallback', eventName: 'onFormReady' }],
  ['hubSpotForms', { type: 'hs-form-event:on-submission:failed' }],
  ['hubSpotMeetings', { meetingBookSucceeded: 'true' }],
  ['calendly', { meetingBookSucceeded: true }],
  ['calCom', { fullType: 'CAL:site:linkReady' }],
  ['calCom', { fullType: 'xCAL:site:bookingSuccessfulV2' }],
  ['ownForms', { event: 'calendly.event_scheduled' }],
  ['unknown', { type: 'frame:lead-sent' }],
  ['hubSpotMeetings', 'readyForConsentListener', 'ready'],
  ['hubSpotMeetings', { height: 720 }, 'ready'],
  ['calendly', { event: 'calendly.profile_page_viewed', payload: {} }, 'ready'],
  ['calendly', { event: 'calendly.event_type_viewed', payload: {} }, 'ready'],
  ['calendly', { event: 'calendly.page_height', payload: { height: '720px' } }, 'ready'],
  ['calendly', { event: 'calendly.date_and_time_selected' }, 'ready'],
  ['calCom', { originator: 'CAL', type: '__iframeReady', fullType: 'CAL:site:__iframeReady', data: {} }, 'ready'],
  ['ownForms', { type: 'frame:ready' }, 'ready'],
]

it.each(messages)('recognizes conversions and ready messages: %s sends %j, which is %s', (name, data, kind) => {
  const ready = isReady(data, vendors[name]) ? 'ready' : undefined
  expect(conversionIn(data, vendors[name]) ?? ready).toBe(kind)
})

describe('hostile messages', () => {
  const deep = JSON.parse('{"a":'.repeat(500) + '1' + '}'.repeat(500)) as unknown
  const thrower = Object.defineProperty({}, 'type', { get: () => expect.fail('read') })
  const liar = Object.defineProperty({}, 'type', { get: () => 'frame:lead-sent' })
  const heir = Object.create({ type: 'frame:lead-sent' }) as unknown
  const values = [null, undefined, '', 'frame:lead-sent', 7, true, [], [{ type: 'frame:lead-sent' }]]
  const objects = [deep, thrower, liar, heir, Object.create(null), new Map([['type', 'frame:lead-sent']])]

  it.each([...values, ...objects])('runs no getter and counts no conversion (%#)', (data) => {
    for (const vendor of Object.values(vendors)) expect(conversionIn(data, vendor)).toBeUndefined()
  })
})

it.each([
  ['https://calendly.com.evil.example/x', vendors.unknown],
  ['https://evilcalendly.com/x', vendors.unknown],
  ['https://notcal.com/x', vendors.unknown],
  ['https://meetings-eu1.hubspot.com/ana', vendors.hubSpotMeetings],
  ['https://www.calendly.com/acme', vendors.calendly],
])('identifies the vendor of %s by its host', (address, vendor) => {
  expect(vendorAt(new URL(address))).toBe(vendor)
})

it('recognizes no other message as ready', () => {
  const { ownForms: _, ...outside } = vendors
  for (const data of [null, '', 'ready', {}, [], { height: 'auto' }, { event: 'scheduled' }, { type: 'frame:ready' }]) {
    for (const vendor of Object.values(outside)) expect(isReady(data, vendor)).toBe(false)
  }
  for (const [, data] of messages) expect(isReady(data, vendors.unknown)).toBe(false)
})

it('replies to Cal.com, which stays blank until then', () => {
  expect(vendors.calCom.reply).toEqual({ originator: 'CAL', method: 'parentKnowsIframeReady' })
})
