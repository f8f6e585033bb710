import { describe, expect, it } from 'vitest'
import { claimTexts, settings } from '#site/build-constants.ts'
import { languages, type ByLanguage, type Language } from '#site/languages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { fillTree, stopTheBuild } from '#site/template.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { draftSentences } from '#tools/new-page/drafts.ts'
import lists from '../../docs/house-style.json' with { type: 'json' }
import { siteCopy, type CopyEntry } from './testing/texts-in.ts'

type Each<Value> = Partial<Record<Language, Value>>

/** A language without lists only gets the checks that apply to all languages. */
type Style = Pick<typeof lists, 'quoted' | 'englishInPortuguese'> & {
  never: Each<string[]>
  instead: Each<Record<string, string>>
  tics: Each<Record<string, number>>
  repeated: Each<string[]>
  lengths: Record<'title' | 'lead', Each<number>>
}
const style: Style = lists

const MAX_REPEATED_WORDS = 6

function fillCopy(language: Language): CopyEntry[] {
  const values = placeholderValues(settings, claimTexts[language])
  return siteCopy(language).map((entry) => ({ ...entry, text: fillTree(entry.text, values, stopTheBuild) }))
}

/** Phrases aren't escaped: no list contains a regex metacharacter. */
const patternOf = (phrase: string) => new RegExp(`(?<![\\p{L}-])${phrase}(?![\\p{L}-])`, 'iu')

function phrasesIn(entries: readonly CopyEntry[], phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    const pattern = patternOf(phrase)
    return entries.filter(({ text }) => pattern.test(text)).map((entry) => `${phrase} in ${format(entry)}`)
  })
}

const format = ({ where, key, text }: CopyEntry) => `${where} ${key}: ${text}`
const wordsIn = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word))

/** Excludes fixed copy and anything that visitors say or type, which isn't our voice. */
const isOurs = ({ key, text }: Pick<CopyEntry, 'key' | 'text'>) =>
  !style.quoted.texts.includes(text) && !/\bwords\b|keywords|\.cells\.|\.sample$/.test(key)

const wrongClocks: ByLanguage<RegExp> = {
  // Correct: 2:31 p.m., 9 a.m.
  en: /\b\d{1,2}h\d{2}\b|\b(?:1[3-9]|2[0-3]):[0-5]\d|\b0\d:[0-5]\d|\b\d{1,2}:[0-5]\d(?!\d|:|\s[ap]\.m\.| to | and | or )|\b\d\s?(?:am|pm|AM|PM)\b/,
  // Correct: 14h31, 9h
  pt: /\b\d{1,2}:[0-5]\d|\b[ap]\.m\./,
}

/** Clause and policy numbers use periods in every language. */
const wrongNumbers: ByLanguage<RegExp> = {
  // Correct: 1.3 s, 98%
  en: /\d,\d(?!\d\d)|\d\s%/,
  // Correct: 1,3 s, 98%, R$ 42,00, mais de 90 idiomas
  pt: /\d\.\d{1,2}\s?(?:%|s\b|h\b|min\b|kg\b)|R\$\d|\$\s?\d+,\d{3}|\$\s?\d+\.\d{1,2}\b|\d\s%|\d\+\s\p{L}/u,
}

describe.each(languages)('texts in %s', (language) => {
  const copy = fillCopy(language)
  const ours = copy.filter(isOurs)
  /** Draft pages still share placeholder sentences. */
  const drafts = new Set(copy.filter(({ text }) => draftSentences.includes(text)).map(({ where }) => where))

  it('use no banned words, exclamation marks or unfilled placeholders', () => {
    expect(phrasesIn(copy, style.never[language] ?? [])).toEqual([])
    // Case-sensitive: “todo” is a Portuguese word.
    expect(copy.filter(({ text }) => /!|\{\{|\}\}|TODO|TBD|[Ll]orem ipsum/.test(text)).map(format)).toEqual([])
  })

  it('use the preferred wording', () => {
    for (const [word, better] of Object.entries(style.instead[language] ?? {}))
      expect(phrasesIn(ours, [word]), `use “${better}”`).toEqual([])
  })

  it('don’t overuse a phrase', () => {
    for (const [phrase, max] of Object.entries(style.tics[language] ?? {})) {
      const pattern = patternOf(phrase)
      const withPhrase = ours.filter(({ text }) => pattern.test(text))
      for (const [where, all] of Map.groupBy(withPhrase, (each) => each.where))
        expect(all.length, `${phrase} in ${where}`).toBeLessThanOrEqual(max)
    }
  })

  it('format clock times and numbers as the language does', () => {
    expect(ours.filter(({ text }) => wrongClocks[language]?.test(text)).map(format)).toEqual([])
    expect(ours.filter(({ text }) => wrongNumbers[language]?.test(text)).map(format)).toEqual([])
  })

  it.runIf(style.repeated[language])('repeat no sentence of more than six words on another page', () => {
    const sentences = ours
      .filter(({ where }) => !drafts.has(where))
      .flatMap(({ where, text }) => text.split(/(?<=[.?:])\s+/).map((sentence) => ({ where, sentence })))
      .filter(({ sentence }) => wordsIn(sentence).length > MAX_REPEATED_WORDS)
      .filter(({ sentence }) => !style.repeated[language]?.includes(sentence))
    const repeated = [...Map.groupBy(sentences, ({ sentence }) => sentence).values()]
    expect(repeated.filter((all) => new Set(all.map(({ where }) => where)).size > 1)).toEqual([])
  })

  it.each(['title', 'lead'] as const)('keep each %s within its word limit', (kind) => {
    const max = style.lengths[kind][language] ?? Number.POSITIVE_INFINITY
    const long = ours
      .filter(({ key, page }) => page && key.split('.').at(-1) === kind && !key.startsWith('head.'))
      .filter(({ text }) => wordsIn(text).length > max)
    expect(long.map((each) => `${wordsIn(each.text).length} words: ${format(each)}`)).toEqual([])
  })
})

it.runIf(hasPortuguese)('uses no English words in Portuguese', () => {
  const { words, exceptIn } = style.englishInPortuguese
  const texts = fillCopy(PT)
    .filter(({ key }) => isOurs({ key, text: '' }) && !exceptIn.some((part) => key.includes(part)))
    // Value names such as [from] stay in English.
    .map((each) => ({ ...each, text: each.text.replaceAll(/\[\w+\]/g, '') }))
  expect(phrasesIn(texts, words)).toEqual([])
})
