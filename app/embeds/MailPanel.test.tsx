import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import common from '../../public/locales/en/common.en.json'
import { settings } from '../site/build-constants.ts'
import { createTextStore } from '../texts/store.ts'
import { TextsProvider } from '../texts/TextsProvider.tsx'
import { MailPanel } from './MailPanel.tsx'

it.each(['lead-form', 'scheduler'] as const)('in place of the %s opens a mail that says what it is about', (of) => {
  const html = renderToString(
    <TextsProvider store={createTextStore('en', { common }, { strict: true })}>
      <MailPanel of={of} />
    </TextsProvider>,
  )
  const { subject, action } = common.formFrame[of].write
  expect(html).toContain(`href="mailto:${settings.emails.en}?subject=${encodeURIComponent(subject)}"`)
  expect(html).toContain(action)
})
