import { expect, it } from 'vitest'
import { formatList, formatNumber } from './format.ts'
import { languageFacts } from './languages.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

const tested = hasPortuguese ? (['en', PT] as const) : (['en'] as const)

it.each(tested)('formats numbers like Intl, in %s', (language) => {
  const intl = new Intl.NumberFormat(languageFacts[language].locale)
  for (const number of [0, 0.4, 58, 999, 1000, 12_345.5, 1_234_567])
    expect(formatNumber(number, language)).toBe(intl.format(number))
})

it.each(tested)('formats lists like Intl, in %s', (language) => {
  const list = new Intl.ListFormat(languageFacts[language].locale)
  for (const items of [
    ['a', 'b', 'c'],
    ['a', 'b', 'c', 'd'],
  ])
    expect(formatList(items, language)).toBe(list.format(items))
})
