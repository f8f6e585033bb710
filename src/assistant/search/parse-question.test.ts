import { expect, it } from 'vitest'
import { createQuestionParser } from './parse-question.ts'

const words = 'support dashboard contract report poet leather whether recruit recruitment supplier'
const vocabulary = words.split(' ')
const parseQuestion = createQuestionParser((text) => text.split(' '), vocabulary)

it.each([
  ['a known stem', 'supplier', { supplier: 1 }],
  ['a missing letter', 'suplier', { supplier: 1 }],
  ['two missing letters', 'recrutmnt', { recruitment: 1 }],
  ['a missing letter at a shorter word', 'suport', { support: 1 }],
  ['a missing letter in a long word', 'dashbord', { dashboard: 1 }],
  ['swapped letters', 'contarct', { contract: 1 }],
  ['a word too short for a typo', 'poem', {}],
  ['a word with another first letter', 'weather', {}],
  ['an unknown word with the prefix of several stems', 'recruitress', { recruit: 0.4, recruitment: 0.4 }],
  ['a word without a similar stem', 'banana', {}],
])('finds the stems for %s', (_, question, query) => {
  expect(Object.fromEntries(parseQuestion(question).query)).toEqual(query)
})

it('counts each word once, known or not', () => {
  expect(parseQuestion('supplier banana supplier').length).toBe(2)
})
