/** What the demos of this page show and no translation changes. The words beside it are in its texts. */

import type { InLanguages } from '#site/languages.ts'

/** One answer, in each language under its own name: it stays so, whatever language the page is in. */
export const packageAnswers = {
  en: { name: 'English', value: 'Your package arrives tomorrow.' },
  pt: { name: 'Português', value: 'Sua encomenda chega amanhã.' },
  es: { name: 'Español', value: 'Tu paquete llega mañana.' },
  de: { name: 'Deutsch', value: 'Ihr Paket kommt morgen an.' },
} as const

/** The page's own language first. */
export const answerOrder: InLanguages<readonly (keyof typeof packageAnswers)[]> = {
  en: ['en', 'pt', 'es', 'de'],
  pt: ['pt', 'en', 'de', 'es'],
}
