import { expect, it } from 'vitest'
import { formatClaim, formatClaimInSentence } from './claims.ts'
import { addDayPeriod, formatClock, formatHourAndMinute } from './clock.ts'
import { formatList, formatNumber, formatPhone } from './format.ts'
import { languageFacts } from './languages.ts'
import { englishAndPortuguese, hasPortuguese, PT } from './testing/portuguese.ts'

it.each(englishAndPortuguese)('formats numbers and lists like Intl, in %s', (language) => {
  const { locale } = languageFacts[language]
  const intl = new Intl.NumberFormat(locale)
  for (const number of [0.4, 999, 12_345.5, 1_234_567]) expect(formatNumber(number, language)).toBe(intl.format(number))
  const letters = ['a', 'b', 'c']
  expect(formatList(letters, language)).toBe(new Intl.ListFormat(locale).format(letters))
})

it.each([
  [formatClaim, { value: 21, unit: '%', sign: '+' }, '+21%', '+21%'],
  [formatClaim, { value: [30, 50], unit: '%' }, '30–50%', '30–50%'],
  [formatClaim, { value: 90, orMore: true }, '90+', '90+'],
  [formatClaim, { value: 1.3, unit: 's' }, '1.3\u00a0s', '1,3\u00a0s'],
  [formatClaim, { value: 1200 }, '1,200', '1.200'],
  [formatClaimInSentence, { value: [30, 50], unit: '%' }, '30% to 50%', 'de 30% a 50%'],
  [formatClaimInSentence, { value: 90, orMore: true }, 'more than 90', 'mais de 90'],
  [formatClaimInSentence, { value: 21, unit: '%', sign: '+' }, '21%', '21%'],
] as const)('formats a figure for each language with %o: %o', (format, figure, english, portuguese) => {
  expect(format(figure, 'en')).toBe(english)
  if (hasPortuguese) expect(format(figure, PT)).toBe(portuguese)
})

it.runIf(hasPortuguese).each([
  [9, 5, '9:05', '9h05', '9:05 a.m.'],
  [14, 18, '2:18', '14h18', '2:18 p.m.'],
  [12, 0, '12:00', '12h', '12:00 p.m.'],
] as const)('formats %i:%i in both languages', (hour, minute, english, portuguese, withPeriod) => {
  expect(formatClock(hour, minute, 'en')).toBe(english)
  expect(formatClock(hour, minute, PT)).toBe(portuguese)
  expect(addDayPeriod(english, hour, 'en')).toBe(withPeriod)
  expect(addDayPeriod(portuguese, hour, PT)).toBe(portuguese)
  expect(formatHourAndMinute(hour, 0, PT)).toBe(`${hour}h00`)
})

it.runIf(hasPortuguese)('leaves out the country code of a Brazilian phone number in Portuguese only', () => {
  const formatted = ['+55 11 5550-0142', '+1 512-555-0142'].map((phone) => [
    formatPhone(phone, 'en'),
    formatPhone(phone, PT),
  ])
  expect(formatted).toEqual([
    ['+55 11 5550-0142', '(11) 5550-0142'],
    ['+1 512-555-0142', '+1 512-555-0142'],
  ])
})
