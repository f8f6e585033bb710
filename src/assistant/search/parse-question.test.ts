import { expect, it } from 'vitest'
import { createQuestionParser } from './parse-question.ts'

const vocabulary = ['contract', 'recruit', 'recruitment', 'supplier']
const parseQuestion = createQuestionParser((text) => text.split(' '), vocabulary)

it.each([
  ['a known stem', 'supplier', { supplier: 1 }],
  ['a typo', 'suplier', { supplier: 1 }],
  ['an unknown word with the prefix of several stems', 'recruitress', { recruit: 0.4, recruitment: 0.4 }],
  ['a word without a similar stem', 'banana', {}],
])('finds the stems for %s', (_, question, query) => {
  expect(Object.fromEntries(parseQuestion(question).query)).toEqual(query)
})

it('counts each word once, known or not', () => {
  expect(parseQuestion('supplier banana supplier').length).toBe(2)
})
