import { expect, it } from 'vitest'
import { sentencesOf, statementsIn } from './statements.ts'

const unsaid = new Set(['The bars below are drawn to scale.', 'section.scene'])

function said(texts: object): (readonly string[])[] {
  return statementsIn({ section: texts }, { id: '', heading: '', unsaid }).map(({ sentences }) => sentences)
}

it('takes a text apart at the end of its sentences', () => {
  expect(sentencesOf('It stops at 2 p.m. on Friday. 50 wait. Why?')).toEqual([
    'It stops at 2 p.m. on Friday.',
    '50 wait.',
    'Why?',
  ])
})

it.each([
  [
    'a lead as it stands',
    { title: 'Leave', lead: 'It checks the balance. A manager decides.' },
    ['It checks the balance.', 'A manager decides.'],
  ],
  [
    'a card with its title',
    { title: 'Leave', text: 'It checks the balance first.' },
    ['Leave: It checks the balance first.'],
  ],
  [
    'a title that is a sentence',
    { title: 'You are not sure.', text: 'Talk to us about it.' },
    ['You are not sure.', 'Talk to us about it.'],
  ],
  [
    'a text without the question above it',
    { title: 'Not sure yet?', text: 'Talk to us about it.' },
    ['Talk to us about it.'],
  ],
  ['a figure with what it is of', { value: '85%', label: 'of review time cut' }, ['85% of review time cut.']],
  [
    'the limit of a figure',
    { before: 'up to', value: '70%', label: 'of requests resolved' },
    ['up to 70% of requests resolved.'],
  ],
  [
    'points of a list',
    { title: 'Retail', useCases: ['Reads every order first', 'Asks for the missing date'] },
    ['Retail: Reads every order first.', 'Asks for the missing date.'],
  ],
  [
    'a list that ends a sentence',
    { title: 'We find out', items: ['what it would cost you', 'who has to decide'] },
    ['We find out: what it would cost you; who has to decide.'],
  ],
])('says %s', (_what, texts, sentences) => {
  expect(said(texts)).toEqual([sentences])
})

it('keeps a question with its answer', () => {
  const item = { question: 'Is it free?', answer: 'Yes, for seven days.' }
  expect(statementsIn({ faq: { items: [item] } }, { id: '', heading: '', unsaid: new Set() })).toEqual([
    { id: 'faq.items.0', heading: '', question: 'Is it free?', sentences: ['Yes, for seven days.'] },
  ])
})

it.each([
  ['labels', { text: 'Done at once.' }],
  ['fragments', { text: 'from the form into payroll' }],
  ['sample people', { text: 'Ana P. reads it and signs.' }],
  ['marked words', { text: 'One paid day [is given] for a wedding.' }],
  ['what a page leaves unsaid', { text: 'The bars below are drawn to scale.' }],
  ['keys that a page leaves unsaid', { scene: 'Your parcel arrives tomorrow morning.' }],
])('leaves out %s', (_what, texts) => {
  expect(said(texts)).toEqual([])
})
