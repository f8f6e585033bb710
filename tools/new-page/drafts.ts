import type { InLanguages } from '#site/languages.ts'
import texts from './drafts.json' with { type: 'json' }

/** Copy of a new page. [Name] is the page id as text, "Invoice matching". Other languages get the English draft. */
export const drafts: InLanguages<(typeof texts)['en']> = texts

/** If one of these is left in a locale file, the page is not finished. */
export const draftSentences: readonly string[] = Object.values(drafts).flatMap(({ label, texts: ofPage }) => {
  const sentences = [...JSON.stringify(ofPage).matchAll(/"([^"]+\.)"/g)].map(([, sentence = '']) => sentence)
  return [label.summary, ...sentences.filter((sentence) => !sentence.includes('[name]'))]
})
