import { describe, expect, it } from 'vitest'
import { PT } from '#site/testing/portuguese.ts'
import { words as english } from '../bundling/words.en.ts'
import { words as portuguese } from '../bundling/words.pt.ts'
import { stemOf } from './stems.ts'
import { createTerms, fold } from './terms.ts'

const terms = { en: createTerms('en', english), pt: createTerms(PT, portuguese) }

it('folds accents', () => {
  expect(fold('Atenção às Férias')).toBe('atencao as ferias')
})

describe('stems', () => {
  it.each([
    ['en', 'hires', 'hiring'],
    ['en', 'policies', 'policy'],
    ['en', 'integration', 'integrates'],
    ['en', 'scheduled', 'schedules'],
    [PT, 'contratos', 'contrato'],
    [PT, 'integração', 'integrar'],
    [PT, 'assinamos', 'assinado'],
    [PT, 'agendamento', 'agendar'],
    [PT, 'licenças', 'licença'],
  ] as const)('%s: %s and %s are one word', (language, one, other) => {
    expect(stemOf(fold(one), language)).toBe(stemOf(fold(other), language))
  })

  it('keeps apart what only looks alike', () => {
    expect(terms.pt('contrato')).not.toEqual(terms.pt('contratar'))
  })
})

describe('words of a text', () => {
  it.each(['en', 'pt'] as const)('leave out what every text has (%s)', (language) => {
    expect(terms[language](language === 'en' ? 'is it that you have?' : 'o que é que vocês têm?')).toEqual([])
  })

  it('leave out mail addresses', () => {
    expect(terms.en('hello@verdora.example')).toEqual([])
  })
})

/** A phrase of one word, or with accents, would never match. */
it.each([
  ['en', english],
  ['pt', portuguese],
] as const)('the words of %s are written as they are searched', (_language, words) => {
  for (const phrase of Object.keys(words.phrases)) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)+$/)
  expect(() => new RegExp(words.goesOn)).not.toThrow()
})
