import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import common from '#locales/en/common.en.json'
import en from '#locales/en/forms.en.json'
import { Booked } from './Booked.tsx'
import { LeadFormScreen } from './LeadFormScreen.tsx'
import { SchedulerScreen } from './SchedulerScreen.tsx'

const texts = createTextStore('en', { common, forms: en }, { strict: true })
const render = (screen: ReactNode) => renderToString(<TextsProvider store={texts}>{screen}</TextsProvider>)

it.each([
  { Screen: LeadFormScreen, text: en.fields.topic },
  { Screen: SchedulerScreen, text: en.scheduler.loading },
])('renders on the server: $text', ({ Screen, text }) => {
  const html = render(<Screen />)
  expect(html).toContain(text)
  // Before hydration, the button must not submit typed input as part of a URL.
  expect(html).not.toContain('type="submit"')
})

it.each([
  { until: undefined, heading: en.booked.heading, hasFile: true },
  { until: '2026-11-18T15:30:00.000Z', heading: en.held.heading, hasFile: false },
])('shows whether a call is booked or held until $until', ({ until, heading, hasFile }) => {
  const held = until === undefined ? {} : ({ held: true, heldUntil: until } as const)
  const receipt = { id: '1', start: '2026-11-20T13:30:00Z', lengthMinutes: 30, calendar: '/call.ics', ...held }
  const html = render(<Booked receipt={receipt} timeZone="Europe/Lisbon" name="Ana P." email="ana@tavelmo.example" />)
  expect(html).toContain(heading)
  expect(html.includes('/call.ics')).toBe(hasFile)
  expect(html.includes('3:30')).toBe(until !== undefined)
})
