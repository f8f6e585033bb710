import { expect, it } from 'vitest'
import { formatList, formatNumber } from './format.ts'
import { languageFacts } from './languages.ts'
import { englishAndPortuguese } from './testing/portuguese.ts'

it.each(englishAndPortuguese)('formats numbers and lists like Intl, in %s', (language) => {
  const { locale } = languageFacts[language]
  const intl = new Intl.NumberFormat(locale)
  for (const number of [0, 0.4, 58, 999, 1000, 12_345.5, 1_234_567])
    expect(formatNumber(number, language)).toBe(intl.format(number))
  const letters = ['a', 'b', 'c', 'd']
  for (const items of [letters, letters.slice(1)])
    expect(formatList(items, language)).toBe(new Intl.ListFormat(locale).format(items))
})
