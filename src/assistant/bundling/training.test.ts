import { expect, it } from 'vitest'
import { createClassifier, OUT_OF_SCOPE } from '../shared/classifier.ts'
import { train, type Example } from './training.ts'

const stems = ['bid', 'contract', 'pizza', 'sign', 'supplier', 'team']

const examples: Example[] = [
  { stems: ['contract', 'sign'], label: 'legal' },
  { stems: ['contract', 'team'], label: 'legal' },
  { stems: ['supplier', 'bid'], label: 'buying' },
  { stems: ['supplier', 'contract'], label: 'buying' },
  { stems: ['pizza', 'team'], label: OUT_OF_SCOPE },
]

const classify = createClassifier(train(examples, stems), stems)
const queryOf = (...words: string[]) => new Map(words.map((word) => [word, 1]))
const predict = (...words: string[]) =>
  [...classify(queryOf(...words), words.length)].toSorted(([, one], [, other]) => other - one)[0]?.[0]

it('learns which stems belong to which page', () => {
  expect(predict('sign')).toBe('legal')
  expect(predict('bid')).toBe('buying')
  expect(predict('supplier', 'contract')).toBe('buying')
  expect(predict('pizza')).toBe(OUT_OF_SCOPE)
})

it('is less confident if a question has unknown words', () => {
  const [alone, amongOthers] = [1, 6].map((length) => classify(queryOf('bid'), length).get('buying')!)
  expect(amongOthers).toBeLessThan(alone!)
})

it('gives the same weights for the same examples', () => {
  expect(train(examples, stems)).toEqual(train(examples, stems))
})
