/** Light stemming, enough to match a word in a question with the same word in a text. Expects folded letters. */

import type { ByLanguage, Language } from '#site/languages.ts'

type Ending = readonly [ending: RegExp, replacement: string]

const MIN_STEM_LENGTH = 3

/** Each group applies its first matching ending, if enough of the word is left; other languages are not stemmed. */
const groups: ByLanguage<readonly (readonly Ending[])[]> = {
  en: [
    [
      [/ies$/, 'y'],
      [/(ss|us|is)$/, '$1'],
      [/(x|ch|sh|ss)es$/, '$1'],
      [/s$/, ''],
    ],
    [
      [/ations?$/, 'at'],
      [/tions?$/, 't'],
      [/(.)\1ing$/, '$1'],
      [/ing$/, ''],
      [/(.)\1ed$/, '$1'],
      [/ied$/, 'y'],
      [/ed$/, ''],
      [/ly$/, ''],
    ],
    [
      [/e$/, ''],
      [/y$/, 'i'],
    ],
  ],
  pt: [
    [
      [/coes$/, 'cao'],
      [/oes$/, 'ao'],
      [/aes$/, 'ao'],
      [/([ao])is$/, '$1l'],
      [/eis$/, 'el'],
      [/ns$/, 'm'],
      [/([rz])es$/, '$1'],
      [/s$/, ''],
    ],
    [
      [/mente$/, ''],
      [/[ai](cao|mento)$/, ''],
      [/(ariam|eriam|iriam|assem|essem|issem)$/, ''],
      [/(aria|eria|iria|ando|endo|indo|aram|eram|iram|avam|asse|esse|isse|amo|emo|imo)$/, ''],
      [/(ava|ado|ada|ido|ida|ara|era|ira|rei|ou|eu|iu|am|em|ar|er|ir)$/, ''],
      [/[aeo]$/, ''],
    ],
    [[/[aeio]$/, '']],
  ],
}

export function stemOf(word: string, language: Language): string {
  let stem = word
  for (const group of groups[language] ?? []) {
    const shorter = group.filter(([ending]) => ending.test(stem)).map(([ending, rest]) => stem.replace(ending, rest))[0]
    if (shorter !== undefined && shorter.length >= MIN_STEM_LENGTH) stem = shorter
  }
  return stem
}
