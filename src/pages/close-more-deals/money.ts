import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { formatNumber } from '#site/writing.ts'

/** Formats an amount in the currency of the language. */
export function money(amount: number, language: Language): string {
  return fillBrackets(languageFacts[language].money, { amount: formatNumber(amount, language) })
}
