import { expect, it } from 'vitest'
import { languageFacts, languages } from '#site/languages.ts'
import { timeZoneOptions } from './TimeZoneSelect.tsx'

it.each(languages)('lists all zones of the browser and the given ones, sorted, in %s', (language) => {
  const options = timeZoneOptions('Asia/Kolkata', new Date('2026-11-20T13:30:00Z'), language)
  const values = options.map(({ value }) => value)
  expect(values).toContain('America/Sao_Paulo')
  expect(values).toContain('Asia/Kolkata')
  expect(values).toContain('UTC')
  const labels = options.map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(languageFacts[language].locale).compare))
})
