import { describe, expect, it } from 'vitest'
import { sitePathAt } from '../../app/site/paths.ts'
import type { Answer } from './answer.ts'
import { compose } from './compose.ts'
import { askedIn, built, questions, sets } from '../testing/built.ts'

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
      // An answer of the site comes with its question.
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

function passage(...sentences: string[]) {
  return { page: 'home' as const, sentences }
}

describe('an answer', () => {
  it('adds what fits nearly as well, in the order of the page', () => {
    const found = [
      { passage: passage('Third.'), at: 3, score: 10 },
      { passage: passage('First.', 'Second.'), at: 1, score: 8 },
      { passage: passage('Far.'), at: 2, score: 1 },
    ]
    expect(compose(found)).toEqual(['First.', 'Second.', 'Third.'])
  })

  it('says a fact in full and nothing else', () => {
    const found = [
      { passage: { ...passage('A.', 'B.'), whole: true as const }, at: 0, score: 10 },
      { passage: passage('C.'), at: 1, score: 10 },
    ]
    expect(compose(found)).toEqual(['A.', 'B.'])
  })
})
