import { expect, it } from 'vitest'
import { createClassifier, OUTSIDE } from '../shared/classifier.ts'
import { train, type Example } from './training.ts'

const stems = ['bid', 'contract', 'pizza', 'sign', 'supplier', 'team']

const examples: Example[] = [
  { stems: ['contract', 'sign'], label: 'legal' },
  { stems: ['contract', 'team'], label: 'legal' },
  { stems: ['supplier', 'bid'], label: 'buying' },
  { stems: ['supplier', 'contract'], label: 'buying' },
  { stems: ['pizza', 'team'], label: OUTSIDE },
]

const classify = createClassifier(train(examples, stems), stems)
const asked = (...words: string[]) => new Map(words.map((word) => [word, 1]))
const likeliest = (...words: string[]) =>
  [...classify(asked(...words), words.length)].toSorted(([, one], [, other]) => other - one)[0]?.[0]

it('learns which stems speak for which page', () => {
  expect(likeliest('sign')).toBe('legal')
  expect(likeliest('bid')).toBe('buying')
  expect(likeliest('supplier', 'contract')).toBe('buying')
  expect(likeliest('pizza')).toBe(OUTSIDE)
})

it('is less sure of words that it does not know', () => {
  const alone = classify(asked('bid'), 1).get('buying')!
  const amongOthers = classify(asked('bid'), 6).get('buying')!
  expect(amongOthers).toBeLessThan(alone)
})

it('says how likely each is: all together one', () => {
  const all = [...classify(asked('contract', 'team'), 2).values()].reduce((one, other) => one + other, 0)
  expect(all).toBeCloseTo(1)
})

it('gives the same weights for the same examples', () => {
  expect(train(examples, stems)).toEqual(train(examples, stems))
})
