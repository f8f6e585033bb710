import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { packIndex, unpackIndex } from './packing.ts'
import { searchOptions, type Document } from './search.ts'
import { createTerms } from './terms.ts'
import { words } from '../build/words.en.ts'

const blank = { page: '', heading: '', question: '', keywords: '', sampleQuestions: '', text: '' }

const documents: Document[] = [
  { ...blank, id: 0, page: 'Support', heading: 'Tickets', text: 'A ticket after a ticket after a contract.' },
  { ...blank, id: 1, keywords: 'ticket price cost', question: 'What does a ticket cost?' },
  { ...blank, id: 2 },
  {
    ...blank,
    id: 3,
    page: 'Support',
    sampleQuestions: 'Tickets? What price, and which ticket?',
    text: 'Contracts, prices and customers.',
  },
]

it('comes out as it went in', () => {
  const terms = createTerms('en', words)
  const search = new MiniSearch(searchOptions(terms))
  search.addAll(documents)
  const plain = search.toJSON()
  const { index, ...rest } = unpackIndex(packIndex(plain), terms)
  expect(Object.fromEntries(index)).toEqual(Object.fromEntries(plain.index))
  expect(Object.keys(Object.fromEntries(index)).some((token) => token.startsWith('~'))).toBe(true)
  const { index: _, averageFieldLength, ...expected } = plain
  expect(rest).toEqual({
    ...expected,
    averageFieldLength: averageFieldLength.map((length) => expect.closeTo(length, 9)),
  })
})
