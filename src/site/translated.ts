import { DEFAULT_NAMESPACE } from './locale-file.ts'
import { textsByKey } from './text-trees.ts'

/** Ids of pages that are mostly in English, by language. */
export type Untranslated = Readonly<Partial<Record<string, readonly string[]>>>

/** Shorter texts don't count: names, figures and terms are often the same in two languages. */
const MIN_WORDS = 3
const MIN_LETTERS = 20

/** Below this share, search engines would see a copy of the English page under the wrong language. */
export const MIN_TRANSLATED_SHARE = 0.8

export type Translation = { texts: number; untranslated: readonly string[] }

/** `own` is the content of the language's file, if it exists. A text identical to the English one is untranslated. */
export function translationOf(english: unknown, own: unknown): Translation {
  const ownTexts = textsByKey(own)
  const counted = [...textsByKey(english)].filter(([, text]) => isSentence(text))
  const untranslated = counted.filter(([key, text]) => (ownTexts.get(key) || text) === text).map(([key]) => key)
  return { texts: counted.length, untranslated }
}

function isSentence(text: string): boolean {
  const words = text.replaceAll(/\{\{.*?\}\}/g, '').match(/\p{L}{2,}/gu) ?? []
  return words.length >= MIN_WORDS && words.join('').length >= MIN_LETTERS
}

/** A page needs both its own texts and the shared texts. */
export function untranslatedPages(
  pages: readonly { id: string; namespaces: readonly string[] }[],
  translations: Readonly<Partial<Record<string, Translation>>>,
): string[] {
  const isEnough = (namespaces: readonly string[]) => {
    const all = namespaces.flatMap((namespace) => translations[namespace] ?? [])
    const texts = all.reduce((sum, each) => sum + each.texts, 0)
    const missing = all.reduce((sum, { untranslated }) => sum + untranslated.length, 0)
    return texts - missing >= texts * MIN_TRANSLATED_SHARE
  }
  return pages.filter(({ namespaces }) => !isEnough([DEFAULT_NAMESPACE]) || !isEnough(namespaces)).map(({ id }) => id)
}
