/** Words by which an answer may differ from its sentence, and words without which a sentence says something else. */

import type { Language } from '../../app/site/languages.ts'

type SmallWords = {
  /** May be added or left out. */
  free: ReadonlySet<string>
  /** A clause that has one of these cannot be left out. */
  limiting: ReadonlySet<string>
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** A language without them gets whole sentences only. */
const none: SmallWords = { free: new Set(), limiting: new Set() }

const smallWords: Partial<Record<Language, SmallWords>> = {
  en: {
    free: words('a an the and also'),
    limiting: words(
      `not no never none nothing nobody neither nor without only unless until if except but however when whenever while before
       after once may might could should would up least most about around some often usually sometimes almost nearly yet
       instead rather than though although where as`,
    ),
  },
  pt: {
    free: words('o a os as um uma e também'),
    limiting: words(
      `não nem nunca jamais nada ninguém nenhum nenhuma sem só somente apenas menos salvo exceto se mas porém quando enquanto
       até antes depois pode podem poderia alguns algumas algum alguma vezes geralmente costuma quase cerca ainda embora onde
       como conforme desde caso`,
    ),
  },
}

export function smallWordsOf(language: Language): SmallWords & { canCut: boolean } {
  const own = smallWords[language]
  return { ...(own ?? none), canCut: own !== undefined }
}

/** don't, isn't */
export const NEGATED = /n't$/
