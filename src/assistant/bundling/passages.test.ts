import { describe, expect, it } from 'vitest'
import { formatPhone } from '#site/format.ts'
import { inLanguage, languages, type Language } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { companies, people } from '#site/people.ts'
import { readSettings } from '#site/settings.ts'
import { textsByKey } from '#site/text-trees.ts'
import { builtAssistants, settings } from '../testing/built-assistants.ts'
import { passagesIn, type Passage } from './passages.ts'
import { parseTraining, readTrainingPhrases } from './training-phrases.ts'

/** A sentence without the heading that introduces it and without the full stop added to list items. */
function partsOf(sentence: string, { heading }: Passage): string[] {
  const bare = sentence.startsWith(`${heading}: `) ? sentence.slice(heading.length + 2) : sentence
  return bare.replace(/\.$/, '').split('; ')
}

function samplesIn(language: Language): RegExp {
  const names = [...Object.values(people), ...Object.values(companies)].map(({ name }) =>
    typeof name === 'string' ? name : inLanguage<string>(name, language),
  )
  return new RegExp(`(?<!\\p{L})(${[...names, '48213'].join('|')})`, 'u')
}

describe.each(languages)('passages in %s', (language) => {
  const { texts } = builtAssistants[language]
  const passagesWith = (given: Partial<typeof settings>) => passagesIn(language, texts, { ...settings, ...given })
  const sentencesWith = (given: Partial<typeof settings>) => passagesWith(given).flatMap((each) => each.sentences)
  const passages = passagesWith({})
  const sentences = sentencesWith({})

  it('come from every page of the site and from no other', () => {
    expect(new Set(passages.map(({ page }) => page))).toEqual(new Set(pages.map(({ id }) => id)))
  })

  it('are complete sentences without placeholders, tokens, keys or names from the demos', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{L}\d+].*[.?]$/u)
      expect(sentence).not.toMatch(/[{}[\]]|claims\.|undefined/)
      expect(sentence).not.toMatch(samplesIn(language))
    }
  })

  it('quote the texts word for word', () => {
    const strings = [...textsByKey(texts).values()]
    for (const passage of passages.filter(({ isFact }) => !isFact)) {
      for (const part of passage.sentences.flatMap((sentence) => partsOf(sentence, passage))) {
        // A figure precedes the text that describes it.
        const found = strings.some(
          (text) => text.includes(part) || (text.length > 6 && part.endsWith(text.replace(/\.$/, ''))),
        )
        expect(found || strings.some((text) => text.startsWith(part.split(' ').slice(1).join(' '))), part).toBe(true)
      }
    }
  })

  it('match the configured agent in the answer about who hears the diagnostic', () => {
    const { question, here, elsewhere } = texts.aimaturitydiagnostic.faq.privacy
    const answerBy = (diagnosticAgentId?: string) =>
      passagesWith({ diagnosticAgentId })
        .find((passage) => passage.question === question)
        ?.sentences.join(' ')
    expect([answerBy(), answerBy('agent_1')]).toEqual([here, elsewhere])
  })

  it('include those that training phrases belong to', () => {
    for (const { id: page } of pages) {
      const trained = readTrainingPhrases(page, language)
      const own = passages.filter((passage) => passage.page === page)
      const ids = own.flatMap(({ id, joinedIds = [] }) => [id, ...joinedIds])
      const entries = Object.entries({ ...trained.passages, ...trained.facts })
      for (const [key, phrases] of entries) if (phrases.length > 0) expect(ids, page).toContain(key)
    }
  })

  it('contain the contacts from the settings', () => {
    expect(sentences.join(' ')).toContain(settings.emails[language])
    for (const { names, address, phone } of settings.offices) {
      expect(sentences.join(' ')).toContain(
        `${names[language]}: ${[address, ...(phone ? [formatPhone(phone, language)] : [])].join(', ')}`,
      )
    }
    expect(passagesWith({ offices: [] }).find(({ id }) => id === 'offices')).toBeUndefined()
  })

  it('state prices only if they are set', () => {
    const price = /[$€£]\s?\d|\b[A-Z]{3} \d|\d\s?[A-Z]{3}\b/
    const { prices } = readSettings({ PRICES_FROM: 'hr-ai-assistant=USD 900' })
    const added = sentencesWith({ prices }).filter((each) => !sentences.includes(each))
    expect(passages.find(({ id }) => id === 'price')?.sentences.join(' ')).not.toMatch(price)
    expect(added).toEqual([expect.stringMatching(price)])
  })

  it('contain only the paragraphs of the privacy notice that apply with the settings', () => {
    const { noCookies } = texts.privacy.sections.browser.paragraphs
    expect(sentences.join(' ')).toContain(noCookies)
    expect(sentencesWith({ measurementId: 'G-A1B2C3D4' }).join(' ')).not.toContain(noCookies)
  })
})

it('reads phrases under the headings of passages, facts and skipped texts', () => {
  const text =
    '# hero.lead\nwhat do you do\nwho are you\n\n# hero.note\n\n# fact: price\nhow much\n\n# skip\nhero.title\n'
  expect(parseTraining(text)).toEqual({
    passages: { 'hero.lead': ['what do you do', 'who are you'], 'hero.note': [] },
    facts: { price: ['how much'] },
    skipped: ['hero.title'],
  })
})
