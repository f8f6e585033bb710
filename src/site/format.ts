/** `Intl` gives the same results, but its first use blocks the main thread for 40 ms. */

import { languageFacts, type Language } from './languages.ts'

/** "1,234.5", "1.234,5". */
export function formatNumber(number: number, language: Language): string {
  const { thousands, decimal } = languageFacts[language]
  const [integer = '', decimals] = String(number).split('.')
  const grouped = integer.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return decimals ? grouped + decimal + decimals : grouped
}

/** "a, b, and c", "a, b e c". For three items or more. */
export function formatList(items: readonly string[], language: Language): string {
  return items.slice(0, -1).join(', ') + languageFacts[language].lastSeparator + items.at(-1)
}

/** Without the country code for Brazilians: "(11) 5550-0142". */
export function formatPhone(phone: string, language: Language): string {
  return languageFacts[language].locale === 'pt-BR' ? phone.replace(/^\+55 (\d\d) /, '($1) ') : phone
}
