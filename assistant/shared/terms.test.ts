import { describe, expect, it } from 'vitest'
import { stemOf } from './stems.ts'
import { createTerms, fold } from './terms.ts'
import { words as english } from '../build/words.en.ts'
import { words as portuguese } from '../build/words.pt.ts'

const terms = { en: createTerms('en', english), pt: createTerms('pt', portuguese) }

const meet = (language: 'en' | 'pt', one: string, other: string): boolean => {
  const concepts = new Set(terms[language].of(one).flatMap((term) => term.concepts))
  return terms[language].of(other).some((term) => term.concepts.some((concept) => concepts.has(concept)))
}

it('folds accents', () => {
  expect(fold('Atenção às Férias')).toBe('atencao as ferias')
})

describe('stems', () => {
  it.each([
    ['en', 'hires', 'hiring'],
    ['en', 'policies', 'policy'],
    ['en', 'integration', 'integrates'],
    ['en', 'scheduled', 'schedules'],
    ['pt', 'contratos', 'contrato'],
    ['pt', 'integração', 'integrar'],
    ['pt', 'assinamos', 'assinado'],
    ['pt', 'agendamento', 'agendar'],
    ['pt', 'licenças', 'licença'],
  ] as const)('%s: %s and %s are one word', (language, one, other) => {
    expect(stemOf(fold(one), language)).toBe(stemOf(fold(other), language))
  })

  it('keeps apart what only looks alike', () => {
    const [contract] = terms.pt.of('contrato')
    const [hire] = terms.pt.of('contratar')
    expect(contract?.stem).not.toBe(hire?.stem)
  })
})

describe('words of a text', () => {
  it.each(['en', 'pt'] as const)('leave out what every text has (%s)', (language) => {
    expect(terms[language].of(language === 'en' ? 'what is it that you have?' : 'o que é que vocês têm?')).toEqual([])
  })

  it('leave out mail addresses', () => {
    expect(terms.en.of('hello@verdora.example')).toEqual([])
  })

  it.each([
    ['en', 'Slack', 'messaging apps'],
    ['en', 'recruiter', 'candidate'],
    ['pt', 'ticket', 'chamado'],
    ['pt', 'zap', 'apps de mensagens'],
    ['pt', 'currículo', 'inscrição'],
  ] as const)('%s: %s is about %s', (language, one, other) => {
    expect(meet(language, one, other)).toBe(true)
  })
})

/** A synonym that is not a single word, or a phrase that is one, would never be met. */
it.each([
  ['en', english],
  ['pt', portuguese],
] as const)('the words of %s are written as they are searched', (_language, words) => {
  expect(words.synonyms.join(' ')).toMatch(/^[a-z0-9 ]+$/)
  for (const phrase of Object.keys(words.phrases)) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)+$/)
  for (const pattern of words.outside) expect(() => new RegExp(pattern)).not.toThrow()
})
