/** Sample data that translations don't change. */

import type { InLanguages } from '#site/languages.ts'

/** Each answer stays in its own language on every translation of the page. */
export const packageAnswers = {
  en: { name: 'English', value: 'Your package arrives tomorrow.' },
  pt: { name: 'Português', value: 'Sua encomenda chega amanhã.' },
  es: { name: 'Español', value: 'Su paquete llega mañana.' },
  de: { name: 'Deutsch', value: 'Ihr Paket kommt morgen an.' },
} as const

/** The language of the page comes first. */
export const answerOrder: InLanguages<readonly (keyof typeof packageAnswers)[]> = {
  en: ['en', 'pt', 'es', 'de'],
  pt: ['pt', 'en', 'de', 'es'],
}
