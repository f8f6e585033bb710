import { formatNumber } from '#site/format.ts'
import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'

export function formatMoney(amount: number, language: Language): string {
  return fillBrackets(languageFacts[language].money, { amount: formatNumber(amount, language) })
}
