import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { TextsProvider } from '#i18n/TextsProvider.tsx'
import common from '#locales/en/common.en.json'
import { settings } from '#site/build-constants.ts'
import { MailPanel } from './MailPanel.tsx'

it.each(['lead-form', 'scheduler'] as const)('links to an email with a subject instead of the %s', (of) => {
  const html = renderToString(
    <TextsProvider store={createTextStore('en', { common }, { strict: true })}>
      <MailPanel of={of} />
    </TextsProvider>,
  )
  const { subject, action } = common.formFrame[of].write
  expect(html).toContain(`href="mailto:${settings.emails.en}?subject=${encodeURIComponent(subject)}"`)
  expect(html).toContain(action)
})
