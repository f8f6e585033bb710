import MiniSearch from 'minisearch'
import { expect, it } from 'vitest'
import { words } from '../bundling/words.en.ts'
import { searchOptions, type Document } from './index-file.ts'
import { packIndex, packStems, unpackIndex, unpackStems } from './packing.ts'
import { createTokenizer } from './terms.ts'

const blank = { trainingPhrases: '', heading: '', text: '' }

const documents: Document[] = [
  { ...blank, id: 0, heading: 'Tickets', text: 'A ticket after a ticket after a contract.' },
  { ...blank, id: 1, trainingPhrases: 'Tickets? What price, and which ticket?' },
  { ...blank, id: 2 },
  { ...blank, id: 3, trainingPhrases: 'What does a ticket cost?', text: 'Contracts, prices and customers.' },
]

it('packs and unpacks stems and index without loss', () => {
  const search = new MiniSearch(searchOptions(createTokenizer('en', words)))
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
