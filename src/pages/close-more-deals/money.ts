import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { formatNumber } from '#site/writing.ts'

/** An amount of the sample pipeline, in the reader's own currency. */
export function money(amount: number, language: Language): string {
  return fillBrackets(languageFacts[language].money, { amount: formatNumber(amount, language) })
}
