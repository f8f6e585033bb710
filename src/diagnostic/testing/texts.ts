import { createTextStore } from '#i18n/store.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'

/** Fails on a text that does not exist. */
export function readTexts(language: Language) {
  const bundles = { diagnostic: fileIn(language, 'diagnostic'), common: fileIn(language, 'common') }
  const store = createTextStore(language, bundles, { strict: true })
  return { store, texts: store.read('diagnostic'), pages: store.read('common').pages, language }
}
