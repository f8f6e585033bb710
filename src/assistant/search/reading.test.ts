import { expect, it } from 'vitest'
import { createReading } from './reading.ts'

const read = createReading((text) => text.split(' '), ['contract', 'recruit', 'recruitment', 'supplier'])

it.each([
  ['a known word', 'supplier', [['supplier', 1]]],
  ['a slip of the finger', 'suplier', [['supplier', 1]]],
  [
    'a word that begins like others, for these together',
    'recruitress',
    [
      ['recruit', 0.4],
      ['recruitment', 0.4],
    ],
  ],
  ['a word that is like no other', 'banana', []],
])('takes %s', (_, question, asked) => {
  expect([...read(question).asked]).toEqual(asked)
})

it('counts words, known or not, once', () => {
  expect(read('supplier banana supplier').length).toBe(2)
})
