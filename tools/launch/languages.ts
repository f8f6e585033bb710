import { languageFacts } from '#site/languages.ts'
import type { LanguageState } from '../untranslated.ts'
import type { Finding } from './finding.ts'

/** Pages that are mostly in English are hidden from search engines. */
export function languageFindings(states: readonly LanguageState[]): Finding[] {
  return states.flatMap(({ language, translations, pages }) => {
    const missing = Object.entries(translations).filter(([, { untranslated }]) => untranslated.length > 0)
    const count = missing.reduce((sum, [, { untranslated }]) => sum + untranslated.length, 0)
    if (count === 0) return []
    const texts = Object.values(translations).reduce((sum, each) => sum + each.texts, 0)
    const hidden =
      pages.length > 0 ? ` Kept from search engines, because they are mostly in English: ${pages.join(', ')}.` : ''
    const files = missing.map(([namespace, { untranslated }]) => `${namespace} (${untranslated.length})`)
    return [
      {
        id: `languages.${language}`,
        group: 'texts' as const,
        says: `${languageFacts[language].name}: ${count} of ${texts} texts are shown in English.${hidden}`,
        place: `public/locales/${language}: ${files.join(', ')}`,
        blocks: pages.length > 0,
        confirmable: true as const,
      },
    ]
  })
}
