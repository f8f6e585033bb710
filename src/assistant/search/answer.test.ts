import { describe, expect, it } from 'vitest'
import type { Texts } from '#site/namespaces.ts'
import { pages } from '#site/pages.ts'
import { findPage } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { answersIn } from '../bundling/answers.ts'
import { pageOfFact } from '../bundling/facts.ts'
import { passagesIn } from '../bundling/passages.ts'
import { askedIn, built, questions, sets, settings } from '../testing/built.ts'
import type { Answer } from './answer.ts'
import { compose } from './compose.ts'

describe.each(askedIn)('answers in %s', (language) => {
  const { assistant, file } = built[language]
  const asked = sets.flatMap((set) => questions(set, language).answerable)
  const answers = asked
    .map(({ question }) => assistant.answer(question))
    .filter((answer): answer is Extract<Answer, { kind: 'answer' }> => answer.kind === 'answer')

  it('are sentences of one page, each said once, with a link to it', () => {
    for (const { sentences, source } of answers) {
      const page = file.pages.find(({ path }) => path === source.path)
      expect(sitePathAt(source.path)?.language).toBe(language)
      expect(source.title).toBe(page?.title)
      const said = file.passages.filter((each) => each.page === page?.id).flatMap((each) => each.sentences)
      for (const sentence of sentences) expect(said).toContain(sentence)
      expect(new Set(sentences).size).toBe(sentences.length)
    }
  })

  it('are short', () => {
    for (const { sentences } of answers) {
      expect(sentences.length).toBeGreaterThanOrEqual(1)
      expect(sentences.length).toBeLessThanOrEqual(5)
    }
    const single = answers.filter(({ sentences }) => sentences.length === 1)
    expect(single.length / answers.length).toBeLessThan(0.15)
  })

  it.each(['', '   ', '?!', '🙂', '1', 'a'.repeat(5000), '</>', '(.*)+$'])(
    'to nothing that can be understood are none (%#)',
    (question) => {
      expect(assistant.answer(question)).toEqual({ kind: 'unknown' })
    },
  )
})

/** Common questions in the fewest words. The fact that answers each comes first in the answer. */
const everybodys: Record<string, Partial<Record<keyof Texts['facts'], string>>> = {
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
const further: Record<string, readonly [first: string, next: string, page?: string][]> = {
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

describe.each(askedIn.filter((language) => language in everybodys))('in %s', (language) => {
  const { assistant, file, texts } = built[language]
  const ask = (question: string, about?: string) => {
    const answer = assistant.answer(question, about)
    if (answer.kind !== 'answer') throw new Error(`"${question}" is ${answer.kind}`)
    return { ...answer, page: file.pages.find(({ path }) => path === answer.source.path) }
  }

  // A fact is removed along with the page it links to, and a pricing page answers better than the fact.
  const facts = Object.entries(everybodys[language] ?? {}).filter(
    ([fact]) => findPage(pageOfFact[fact as keyof Texts['facts']]) && !(fact === 'price' && findPage('pricing')),
  )

  it.each(facts)('the fact %s is the answer to "%s"', (fact, question) => {
    const [first = ''] = ask(question).sentences
    expect(fillBrackets(texts.facts[fact as keyof Texts['facts']], { mail: settings.emails[language] })).toContain(
      first,
    )
  })

  it.each(further[language] ?? [])('after "%s", "%s" goes on', (first, next, page) => {
    const spokenOf = ask(first)
    expect(ask(next, spokenOf.source.path).page?.id).toBe(page ?? spokenOf.page?.id)
  })

  it('a question of the site is never said back', () => {
    const asked = passagesIn(language, texts, answersIn(language), settings).flatMap(({ question }) => question ?? [])
    expect(asked.length).toBeGreaterThan(0)
    const said = new Set(file.passages.flatMap(({ sentences }) => sentences))
    expect(asked.filter((question) => said.has(question))).toEqual([])
  })

  it('pages that are asked for lead on, and those that one is led to do not', () => {
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

describe('an answer', () => {
  it('begins with what fits best, and adds what fits nearly as well', () => {
    const found = [
      { passage: passage('Third.'), at: 3, score: 10 },
      { passage: passage('First.', 'Second.'), at: 1, score: 8 },
      { passage: passage('Far.'), at: 2, score: 1 },
    ]
    expect(compose(found)).toEqual(['Third.', 'First.', 'Second.'])
  })

  it('says a fact in full and nothing else', () => {
    const found = [
      { passage: { ...passage('A.', 'B.'), whole: true as const }, at: 0, score: 10 },
      { passage: passage('C.'), at: 1, score: 10 },
    ]
    expect(compose(found)).toEqual(['A.', 'B.'])
  })
})
