import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { PT } from '#site/testing/portuguese.ts'
import { words as english } from '../bundling/words.en.ts'
import { words as portuguese } from '../bundling/words.pt.ts'
import { searchOptions, type Document } from './index-file.ts'
import { packIndex, packStems, unpackIndex, unpackStems } from './packing.ts'
import { createStemmer } from './stems.ts'
import { createTokenizer, fold, invertGroups } from './terms.ts'

const tokenize = { en: createTokenizer('en', english), pt: createTokenizer(PT, portuguese) }

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
] as const)('%s: %s and %s have the same stem', (language, one, other) => {
  const stemOf = createStemmer(language)
  expect(stemOf(fold(one))).toBe(stemOf(fold(other)))
})

it('keeps similar words with different meanings apart', () => {
  expect(tokenize.pt('contrato')).not.toEqual(tokenize.pt('contratar'))
})

it('leaves out stop words and email addresses', () => {
  expect(tokenize.en('is it that you have hello@verdora.example?')).toEqual([])
  expect(tokenize.pt('o que é que vocês têm?')).toEqual([])
})

/** A phrase of one word, or with accents, would never match. */
it.each(Object.entries({ english, portuguese }))(
  '%s has only multi-word phrases without accents, and a valid follow-up pattern',
  (_language, words) => {
    for (const phrase of invertGroups(words.phrases).keys()) expect(phrase).toMatch(/^[a-z0-9]+( [a-z0-9]+)+$/)
    expect(() => new RegExp(words.followUp)).not.toThrow()
  },
)

const blank = { trainingPhrases: '', heading: '', text: '' }

const documents: Document[] = [
  { ...blank, id: 0, heading: 'Tickets', text: 'A ticket after a ticket after a contract.' },
  { ...blank, id: 1, trainingPhrases: 'Tickets? What price, and which ticket?' },
  { ...blank, id: 2 },
  { ...blank, id: 3, trainingPhrases: 'What does a ticket cost?', text: 'Contracts, prices and customers.' },
]

it('packs and unpacks stems and index without loss', () => {
  const search = new MiniSearch(searchOptions(tokenize.en))
  search.addAll(documents)
  const plain = search.toJSON()
  const stems = [...plain.index.map(([stem]) => stem), 'tick', 'tickets'].toSorted()
  expect(unpackStems(packStems(stems))).toEqual(stems)
  const { index, ...rest } = unpackIndex(packIndex(plain, stems), stems)
  expect(Object.fromEntries(index)).toEqual(Object.fromEntries(plain.index))
  const { index: _, averageFieldLength, ...expected } = plain
  expect(rest).toEqual({
    ...expected,
    averageFieldLength: averageFieldLength.map((length) => expect.closeTo(length, 9)),
  })
})
