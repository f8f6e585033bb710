import { describe, expect, it } from 'vitest'
import type { Texts } from '#site/namespaces.ts'
import { pages } from '#site/pages.ts'
import { findPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { pageOfFact } from '../bundling/facts.ts'
import { passagesIn } from '../bundling/passages.ts'
import { readTrainingPhrases } from '../bundling/training-phrases.ts'
import {
  builtAssistants,
  languagesWithQuestions,
  questionSets,
  readQuestions,
  settings,
} from '../testing/built-assistants.ts'
import type { Answer } from './answer.ts'
import { compose } from './compose.ts'

describe.each(languagesWithQuestions)('answers in %s', (language) => {
  const { assistant, file } = builtAssistants[language]
  const answerable = questionSets.flatMap((set) => readQuestions(set, language).answerable)
  const answers = answerable
    .map(({ question }) => assistant.answer(question))
    .filter((answer): answer is Extract<Answer, { kind: 'answer' }> => answer.kind === 'answer')

  it('contain sentences of one page without repeats, and a link to it', () => {
    for (const { sentences, source } of answers) {
      const page = file.pages.find(({ path }) => path === source.path)
      expect(sitePathAt(source.path)?.language).toBe(language)
      expect(source.title).toBe(page?.title)
      const allowed = file.passages.filter((each) => each.page === page?.id).flatMap((each) => each.sentences)
      for (const sentence of sentences) expect(allowed).toContain(sentence)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  it('have one to five sentences', () => {
    for (const { sentences } of answers) {
      expect(sentences.length).toBeGreaterThanOrEqual(1)
      expect(sentences.length).toBeLessThanOrEqual(5)
    }
    const single = answers.filter(({ sentences }) => sentences.length === 1)
    expect(single.length / answers.length).toBeLessThan(0.15)
  })

  it.each(['', '   ', '?!', '🙂', '1', 'a'.repeat(5000), '</>', '(.*)+$'])(
    'are unknown for input without words (%#)',
    (question) => {
      expect(assistant.answer(question)).toEqual({ kind: 'unknown' })
    },
  )
})

/** Common questions in the fewest words. The fact that answers each comes first in the answer. */
const commonQuestions: Record<string, Partial<Record<keyof Texts['facts'], string>>> = {
  en: {
    price: 'price?',
    privacyNotice: 'privacy policy?',
    offer: 'who are you?',
    ai: 'are you human?',
    tools: 'which tools?',
    languages: 'does it speak French?',
  },
  pt: {
    price: 'quanto custa?',
    privacyNotice: 'política de privacidade?',
    offer: 'quem são vocês?',
    ai: 'você é humano?',
    tools: 'quais ferramentas?',
    languages: 'fala inglês?',
  },
}

/** Follow-up questions, with the page that answers if it is not the same one. */
const followUps: Record<string, readonly [first: string, next: string, page?: string][]> = {
  en: [
    ['Can it check a contract against our playbook in Word?', 'and who decides?'],
    ['Can employees ask it about their pay stub?', 'how much?', 'talk-to-an-expert'],
    ['Can employees ask it about their pay stub?', 'and in Portuguese?', 'home'],
  ],
  pt: [
    ['Como a IA analisa um contrato no Word?', 'e quem decide?'],
    ['O funcionário pode perguntar do holerite?', 'quanto custa?', 'talk-to-an-expert'],
    ['O funcionário pode perguntar do holerite?', 'e em inglês?', 'home'],
  ],
}

describe.each(languagesWithQuestions.filter((language) => language in commonQuestions))('in %s', (language) => {
  const { assistant, file, texts } = builtAssistants[language]
  const ask = (question: string, about?: string) => {
    const answer = assistant.answer(question, about)
    if (answer.kind !== 'answer') throw new Error(`"${question}" is ${answer.kind}`)
    return { ...answer, page: file.pages.find(({ path }) => path === answer.source.path) }
  }

  // A fact is removed along with the page it links to, and a pricing page answers better than the fact.
  const facts = Object.entries(commonQuestions[language] ?? {}).filter(
    ([fact]) => findPage(pageOfFact[fact as keyof Texts['facts']]) && !(fact === 'price' && findPage('pricing')),
  )

  it.each(facts)('quotes the fact %s for "%s"', (fact, question) => {
    const [first = ''] = ask(question).sentences
    expect(fillBrackets(texts.facts[fact as keyof Texts['facts']], { mail: settings.emails[language] })).toContain(
      first,
    )
  })

  it.each(followUps[language] ?? [])('after "%s", answers "%s" as a follow-up', (first, next, page) => {
    const previous = ask(first)
    expect(ask(next, previous.source.path).page?.id).toBe(page ?? previous.page?.id)
  })

  it('never quotes a question from the site', () => {
    const siteQuestions = passagesIn(language, texts, readTrainingPhrases(language), settings).flatMap(
      ({ question }) => question ?? [],
    )
    expect(siteQuestions.length).toBeGreaterThan(0)
    const quoted = new Set(file.passages.flatMap(({ sentences }) => sentences))
    expect(siteQuestions.filter((question) => quoted.has(question))).toEqual([])
  })

  it('suggests a next page after products and services, but not after standalone pages', () => {
    const next = new Map(file.pages.map((page) => [page.id, page.next]))
    for (const { id, group } of pages) {
      expect(next.get(id), id).toBe(
        { platform: 'book-a-demo', usecases: 'book-a-demo', services: 'talk-to-an-expert', standalone: undefined }[
          group
        ],
      )
    }
  })
})

function passage(...sentences: string[]) {
  return { page: 'home' as const, sentences }
}

describe('compose', () => {
  it('starts with the best passage and adds those with a similar score', () => {
    const found = [
      { passage: passage('Third.'), at: 3, score: 10 },
      { passage: passage('First.', 'Second.'), at: 1, score: 8 },
      { passage: passage('Far.'), at: 2, score: 1 },
    ]
    expect(compose(found)).toEqual(['Third.', 'First.', 'Second.'])
  })

  it('quotes a verbatim passage in full and nothing else', () => {
    const found = [
      { passage: { ...passage('A.', 'B.'), verbatim: true as const }, at: 0, score: 10 },
      { passage: passage('C.'), at: 1, score: 10 },
    ]
    expect(compose(found)).toEqual(['A.', 'B.'])
  })
})
