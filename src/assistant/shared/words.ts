/** What the search knows of a language beside its stems: data, so that a visitor gets one language only. */
export type Words = {
  /** Too common to tell one text from another. */
  stopWords: string
  /** Several words that mean one thing: written as one before anything else. */
  phrases: Readonly<Record<string, string>>
  /** Words whose stem would be that of another word. */
  stems: Readonly<Record<string, string>>
  /** How a question begins that goes on from the last answer: "and …", "what about …". */
  goesOn: string
}
