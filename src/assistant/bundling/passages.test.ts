import { describe, expect, it } from 'vitest'
import { companies, people } from '#site/people.ts'
import { inLanguage, languages, type Language } from '#site/languages.ts'
import { pages } from '#site/pages.ts'
import { built, settings } from '../testing/built.ts'
import { answersIn } from './answers.ts'
import { passagesIn, type Passage } from './passages.ts'

function stringsIn(value: unknown): string[] {
  return typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn)
}

/** A sentence without the heading that introduces it and without the full stop added to list items. */
function partsOf(sentence: string, { heading }: Passage): string[] {
  const bare = sentence.startsWith(`${heading}: `) ? sentence.slice(heading.length + 2) : sentence
  return bare.replace(/\.$/, '').split('; ')
}

/** Sample people and companies, and the sample order number. */
const samples = (language: Language) => {
  const names = [...Object.values(people), ...Object.values(companies)].map(({ name }) =>
    typeof name === 'string' ? name : inLanguage<string>(name, language),
  )
  return new RegExp(`(?<!\\p{L})(${[...names, '48213'].join('|')})`, 'u')
}

describe.each(languages)('passages in %s', (language) => {
  const { texts } = built[language]
  const passages = passagesIn(language, texts, answersIn(language), settings)
  const sentences = passages.flatMap((passage) => passage.sentences)

  it('come from every page, and from no other', () => {
    expect(new Set(passages.map(({ page }) => page))).toEqual(new Set(pages.map(({ id }) => id)))
  })

  it('are whole sentences without a placeholder, a token or a key', () => {
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[\p{L}\d+].*[.?]$/u)
      expect(sentence).not.toMatch(/[{}[\]]|claims\.|undefined/)
    }
  })

  it('leave out people, companies and orders of the demos', () => {
    for (const sentence of sentences) expect(sentence).not.toMatch(samples(language))
  })

  it('say what the texts say, word by word', () => {
    const said = stringsIn(texts)
    for (const passage of passages.filter(({ isFact }) => !isFact)) {
      for (const part of passage.sentences.flatMap((sentence) => partsOf(sentence, passage))) {
        // A figure precedes the text that describes it.
        const found = said.some(
          (text) => text.includes(part) || (text.length > 6 && part.endsWith(text.replace(/\.$/, ''))),
        )
        expect(found || said.some((text) => text.startsWith(part.split(' ').slice(1).join(' '))), part).toBe(true)
      }
    }
  })

  it('have the questions that the site answers', () => {
    expect(passages.some(({ question }) => question !== undefined)).toBe(true)
  })

  it('say who hears the diagnostic, which depends on whose agent it is', () => {
    const { question, here, elsewhere } = texts.aimaturitydiagnostic.faq.privacy
    const answerWith = (diagnosticAgentId: string | undefined) =>
      passagesIn(language, texts, answersIn(language), { ...settings, diagnosticAgentId })
        .find((passage) => passage.question === question)
        ?.sentences.join(' ')
    expect(answerWith(undefined)).toBe(here)
    expect(answerWith('agent_1')).toBe(elsewhere)
  })

  it('have contacts from the settings', () => {
    expect(sentences.join(' ')).toContain(settings.emails[language])
    for (const { names, address, phone } of settings.offices) {
      expect(sentences.join(' ')).toContain(`${names[language]}: ${[address, ...(phone ? [phone] : [])].join(', ')}`)
    }
  })

  it('say of privacy what holds with the settings, and nothing else', () => {
    const { noCookies } = texts.privacy.sections.browser.paragraphs
    const said = (given: Partial<typeof settings>) =>
      passagesIn(language, texts, answersIn(language), { ...settings, ...given }).flatMap(
        (passage) => passage.sentences,
      )
    expect(said({}).join(' ')).toContain(noCookies)
    expect(said({ measurementId: 'G-A1B2C3D4' }).join(' ')).not.toContain(noCookies)
  })

  it('say nothing of offices where there is none', () => {
    const without = passagesIn(language, texts, answersIn(language), { ...settings, offices: [] })
    expect(without.find(({ id }) => id === 'offices')).toBeUndefined()
  })
})
