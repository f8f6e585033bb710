import { languageFacts, type Language } from '../../site/languages.ts'

const symbols: Record<Language, string> = { en: '$', pt: 'R$\u00a0' }

/** An amount of the sample pipeline, in the reader's own currency. */
export function money(amount: number, language: Language): string {
  return symbols[language] + new Intl.NumberFormat(languageFacts[language].locale).format(amount)
}
