/** Light stemming, enough to match a word in a question with the same word in a text. Expects folded letters. */

import type { ByLanguage, Language } from '#site/languages.ts'

const MIN_STEM_LENGTH = 3

/** Endings and what replaces them. Each group applies its first match; other languages are not stemmed. */
const endings: ByLanguage<readonly Readonly<Record<string, string>>[]> = {
  en: [
    { ies: 'y', '(ss|us|is)': '$1', '(x|ch|sh|ss)es': '$1', s: '' },
    { 'ations?': 'at', 'tions?': 't', '(.)\\1ing': '$1', ing: '', '(.)\\1ed': '$1', ied: 'y', ed: '', ly: '' },
    { e: '', y: 'i' },
  ],
  pt: [
    { coes: 'cao', oes: 'ao', aes: 'ao', '([ao])is': '$1l', eis: 'el', ns: 'm', '([rz])es': '$1', s: '' },
    {
      mente: '',
      '[ai](cao|mento)': '',
      '(ariam|eriam|iriam|assem|essem|issem)': '',
      '(aria|eria|iria|ando|endo|indo|aram|eram|iram|avam|asse|esse|isse|amo|emo|imo)': '',
      '(ava|ado|ada|ido|ida|ara|era|ira|rei|ou|eu|iu|am|em|ar|er|ir)': '',
      '[aeo]': '',
    },
    { '[aeio]': '' },
  ],
}

export function createStemmer(language: Language): (word: string) => string {
  const groups = (endings[language] ?? []).map((group) =>
    Object.entries(group).map(([ending, replacement]) => ({ ending: new RegExp(`${ending}$`), replacement })),
  )
  return (word) =>
    groups.reduce((stem, group) => {
      const found = group.find(({ ending }) => ending.test(stem))
      const shorter = found ? stem.replace(found.ending, found.replacement) : stem
      return shorter.length < MIN_STEM_LENGTH ? stem : shorter
    }, word)
}
