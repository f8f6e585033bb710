import { describe, expect, it } from 'vitest'
import type { ByLanguage } from '#site/languages.ts'
import type { Texts } from '#site/namespaces.ts'
import { findPage, pages } from '#site/pages.ts'
import { sitePathAt } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { pageOfFact } from '../bundling/facts.ts'
import { unpackStems } from '../shared/packing.ts'
import {
  build,
  builtAssistants,
  languagesWithQuestions,
  questionSets,
  rate,
  readQuestions,
  settings,
} from '../testing/built-assistants.ts'
import { compose } from './compose-answer.ts'

/** Common questions in the fewest words. The fact that answers each comes first in the answer. */
const commonQuestions: readonly [fact: keyof Texts['facts'], question: ByLanguage<string>][] = [
  ['price', { en: 'price?', pt: 'quanto custa?' }],
  ['privacyNotice', { en: 'privacy policy?', pt: 'política de privacidade?' }],
  ['offer', { en: 'who are you?', pt: 'quem são vocês?' }],
  ['ai', { en: 'are you human?', pt: 'você é humano?' }],
  ['tools', { en: 'which tools?', pt: 'quais ferramentas?' }],
  ['languages', { en: 'does it speak French?', pt: 'fala inglês?' }],
]

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

describe.each(languagesWithQuestions)('in %s', (language) => {
  const { assistant, file, texts, passages } = builtAssistants[language]
  const ask = (question: string, about?: string) => {
    const answer = assistant.answer(question, about)
    if (answer.kind !== 'answer') throw new Error(`"${question}" is ${answer.kind}`)
    return { ...answer, page: file.pages.find(({ path }) => path === answer.source.path) }
  }

  // The bounds allow for removed pages, whose questions then lead to other pages.
  it.each(questionSets)('leads to the right page for the set "%s" of questions', (set) => {
    const { correct, answerable, answered, unanswerable, misses } = rate(language, readQuestions(set, language))
    expect(correct / answerable, misses.join('\n')).toBeGreaterThanOrEqual(0.8)
    expect(answered / unanswerable, misses.join('\n')).toBeLessThanOrEqual(0.15)
  })

  it('answers the suggestions', () => {
    const unknown = texts.assistant.suggestions.list.filter((each) => assistant.answer(each).kind === 'unknown')
    expect(unknown).toEqual([])
  })

  const answers = questionSets
    .flatMap((set) => readQuestions(set, language).answerable)
    .map(({ question }) => assistant.answer(question))
    .filter((answer) => answer.kind === 'answer')

  it('answers with one to five sentences of one page without repeats, and a link to it', () => {
    for (const { sentences, source } of answers) {
      const page = file.pages.find(({ path }) => path === source.path)
      expect(sitePathAt(source.path)?.language).toBe(language)
      expect(source.title).toBe(page?.title)
      const allowed = file.passages.filter((each) => each.page === page?.id).flatMap((each) => each.sentences)
      for (const sentence of sentences) expect(allowed).toContain(sentence)
      expect(new Set(sentences).size).toBe(sentences.length)
      expect([1, 2, 3, 4, 5]).toContain(sentences.length)
    }
    const single = answers.filter(({ sentences }) => sentences.length === 1)
    expect(single.length / answers.length).toBeLessThan(0.15)
  })

  it.each(['', '   ', '?!', '🙂', '1', 'a'.repeat(5000), '</>', '(.*)+$'])(
    'does not answer without words (%#)',
    (said) => {
      expect(assistant.answer(said)).toEqual({ kind: 'unknown' })
    },
  )

  // A fact is removed along with the page it links to, and a pricing page answers better than the fact.
  const facts = commonQuestions
    .filter(([fact]) => findPage(pageOfFact[fact]) && !(fact === 'price' && findPage('pricing')))
    .flatMap(([fact, { [language]: question }]) => (question ? [[fact, question] as const] : []))

  it.each(facts)('quotes the fact %s for "%s"', (fact, question) => {
    const [first = ''] = ask(question).sentences
    expect(fillBrackets(texts.facts[fact], { mail: settings.emails[language] })).toContain(first)
  })

  it.each(followUps[language] ?? [])('after "%s", answers "%s" as a follow-up', (first, next, page) => {
    const previous = ask(first)
    expect(ask(next, previous.source.path).page?.id).toBe(page ?? previous.page?.id)
  })

  it('never quotes a question from the site', () => {
    const siteQuestions = passages.flatMap(({ question }) => question ?? [])
    expect(siteQuestions.length).toBeGreaterThan(0)
    const quoted = new Set(file.passages.flatMap(({ sentences }) => sentences))
    expect(siteQuestions.filter((question) => quoted.has(question))).toEqual([])
  })

  it('suggests a next page after products and services, but not after standalone pages', () => {
    const demo = 'book-a-demo'
    const next = { platform: demo, usecases: demo, services: 'talk-to-an-expert', standalone: undefined }
    expect(file.pages.map((page) => page.next)).toEqual(pages.map(({ group }) => next[group]))
  })
})

// Training takes seconds: one language is enough.
it('understands the brand from the settings', async () => {
  const { file, assistant } = await build('en', { brand: 'Quillamor' })
  const answer = assistant.answer('What does Quillamor do?')
  expect(answer).toMatchObject({ kind: 'answer', source: { path: file.pages[0]?.path } })
  expect(unpackStems(file.stems).filter((stem) => stem.startsWith('verdor'))).toEqual([])
})

const scorePassage = (score: number, sentences: string[], verbatim?: true) => ({
  passage: { page: 'home' as const, sentences, ...(verbatim && { verbatim }) },
  score,
})

it('composes an answer from the best passage and those with a similar score', () => {
  const passages = [scorePassage(10, ['Third.']), scorePassage(8, ['First.', 'Second.']), scorePassage(1, ['Far.'])]
  expect(compose(passages)).toEqual(['Third.', 'First.', 'Second.'])
})

it('quotes a verbatim passage in full and nothing else', () => {
  expect(compose([scorePassage(10, ['A.', 'B.'], true), scorePassage(10, ['C.'])])).toEqual(['A.', 'B.'])
})
