import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTextStore } from '../../app/texts/store.ts'
import { TextsProvider } from '../../app/texts/TextsProvider.tsx'
import common from '../../public/locales/en/common.en.json'
import en from '../../public/locales/en/desk.en.json'
import { Booked } from './Booked.tsx'
import { LeadFormScreen } from './LeadFormScreen.tsx'
import { SchedulerScreen } from './SchedulerScreen.tsx'

it.each([
  { Screen: LeadFormScreen, words: en.fields.topic },
  { Screen: SchedulerScreen, words: en.scheduler.loading },
])('is drawn where there is no browser: $words', ({ Screen, words }) => {
  const texts = createTextStore('en', { common, desk: en }, { strict: true })
  const html = renderToString(
    <TextsProvider store={texts}>
      <Screen />
    </TextsProvider>,
  )
  expect(html).toContain(words)
  // Pressed before the scripts are there, it must not send what was typed as part of an address.
  expect(html).not.toContain('type="submit"')
})

it.each([
  { heldUntil: undefined, heading: en.booked.heading, hasFile: true },
  { heldUntil: '2026-11-16T12:30:00.000Z', heading: en.booked.held.heading, hasFile: false },
])('says whether a call is booked or held: $heading', ({ heldUntil, heading, hasFile }) => {
  const texts = createTextStore('en', { common, desk: en }, { strict: true })
  const receipt = { id: '1', start: '2026-11-20T13:30:00Z', lengthMinutes: 30, calendar: '/call.ics' }
  const html = renderToString(
    <TextsProvider store={texts}>
      <Booked
        receipt={heldUntil === undefined ? receipt : { ...receipt, held: true, heldUntil }}
        timeZone="America/Sao_Paulo"
        name="Rafael T."
        email="rafael@heliovar.example"
      />
    </TextsProvider>,
  )
  expect(html).toContain(heading)
  expect(html.includes('/call.ics')).toBe(hasFile)
  expect(html.includes('9:30 a.m.')).toBe(!hasFile)
})
