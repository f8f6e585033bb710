import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTextStore } from '../../app/texts/store.ts'
import { TextsProvider } from '../../app/texts/TextsProvider.tsx'
import common from '../../public/locales/en/common.en.json'
import en from '../../public/locales/en/desk.en.json'
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
