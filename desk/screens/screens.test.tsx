import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, it } from 'vitest'
import { createI18n } from '../../app/texts/i18n.ts'
import en from '../../public/locales/en/desk.en.json'
import { LeadFormScreen } from './LeadFormScreen.tsx'
import { SchedulerScreen } from './SchedulerScreen.tsx'

it.each([
  { Screen: LeadFormScreen, words: en.fields.topic },
  { Screen: SchedulerScreen, words: en.scheduler.loading },
])('is drawn where there is no browser: $words', ({ Screen, words }) => {
  const i18n = createI18n('en', { desk: en }, { strict: true })
  const html = renderToString(
    <I18nextProvider i18n={i18n}>
      <Screen />
    </I18nextProvider>,
  )
  expect(html).toContain(words)
  // Pressed before the scripts are there, it must not send what was typed as part of an address.
  expect(html).not.toContain('type="submit"')
})
