/** Part of the index and not code, so that visitors download one language only. */
export type Words = {
  stopWords: string
  /** Phrases with one meaning, separated by " | ", replaced first by the word that they are listed for. */
  phrases: Readonly<Record<string, string>>
  /** Words whose stem would collide with that of another word, separated by " | ", by the stem that they get. */
  stems: Readonly<Record<string, string>>
  /** Regex for the beginning of a follow-up question: "and …", "what about …". */
  followUp: string
}
