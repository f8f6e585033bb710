/** What the search knows of a language beside its stems: data, so that a visitor gets one language only. */
export type Words = {
  /** Too common to tell one text from another. */
  stopWords: string
  /** Several words that mean one thing: written as one before anything else. */
  phrases: Readonly<Record<string, string>>
  /** Words whose stem would be that of another word. */
  stems: Readonly<Record<string, string>>
  /** Each line is words for one thing; a word may stand in several. */
  synonyms: readonly string[]
  /** Questions that no page answers, however many of its words they use: about the visitor's own affairs, for instance. */
  outside: readonly string[]
}
