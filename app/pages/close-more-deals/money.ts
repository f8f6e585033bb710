import { languageFacts, type Language } from '../../site/languages.ts'

/** An amount of the sample pipeline, in the reader's own currency. */
export function money(amount: number, language: Language): string {
  const { locale, currency } = languageFacts[language]
  return new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
}
