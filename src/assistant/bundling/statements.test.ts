import { expect, it } from 'vitest'
import { sentencesOf, statementsIn } from './statements.ts'

const skipped = new Set(['The bars below are drawn to scale.', 'section.scene'])

function sentencesIn(texts: object): (readonly string[])[] {
  return statementsIn({ section: texts }, { id: '', heading: '', skipped }).map(({ sentences }) => sentences)
}

it('splits a text into sentences', () => {
  const sentences = ['It stops at 2 p.m. on Friday.', '50 wait.', 'Why?']
  expect(sentencesOf(sentences.join(' '))).toEqual(sentences)
})

it.each([
  [{ title: 'Leave', lead: 'It checks first. A manager decides.' }, ['It checks first.', 'A manager decides.']],
  [{ title: 'Leave', text: 'It checks the balance first.' }, ['Leave: It checks the balance first.']],
  [{ title: 'You are not sure.', text: 'Talk to us about it.' }, ['You are not sure.', 'Talk to us about it.']],
  [{ title: 'Not sure yet?', text: 'Talk to us about it.' }, ['Talk to us about it.']],
  [{ value: '85%', label: 'of review time cut' }, ['85% of review time cut.']],
  [{ before: 'up to', value: '70%', label: 'of requests resolved' }, ['up to 70% of requests resolved.']],
  [
    { title: 'Retail', points: ['It reads every order', '50 of them a day'] },
    ['Retail: It reads every order.', '50 of them a day.'],
  ],
  [
    { title: 'We find', items: ['what it would cost', 'who has to decide'] },
    ['We find: what it would cost; who has to decide.'],
  ],
])('extracts the sentences of %j', (texts, sentences) => {
  expect(sentencesIn(texts)).toEqual([sentences])
})

it('keeps a question with its answer', () => {
  const item = { question: 'Is it free?', answer: 'Yes, for seven days.' }
  expect(statementsIn({ faq: { items: [item] } }, { id: '', heading: '', skipped: new Set() })).toEqual([
    { id: 'faq.items.0', heading: '', question: 'Is it free?', sentences: ['Yes, for seven days.'] },
  ])
})

it.each([
  ['labels', { text: 'Done at once.' }],
  ['fragments', { text: 'from the form into payroll' }],
  ['sample people', { text: 'Ana P. reads it and signs.' }],
  ['marked text', { text: 'One paid day [is given] for a wedding.' }],
  ['sentences that a page excludes', { text: 'The bars below are drawn to scale.' }],
  ['keys that a page excludes', { scene: 'Your parcel arrives tomorrow morning.' }],
])('leaves out %s', (_what, texts) => {
  expect(sentencesIn(texts)).toEqual([])
})
