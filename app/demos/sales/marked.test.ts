import { expect, it } from 'vitest'
import { markedParts } from './marked.ts'

it('finds the marked parts of a sentence', () => {
  expect(markedParts('[Wait] for [two days].')).toEqual([
    { text: 'Wait', marked: true },
    { text: ' for ', marked: false },
    { text: 'two days', marked: true },
    { text: '.', marked: false },
  ])
})

it('leaves a plain sentence whole', () => {
  expect(markedParts('No answer')).toEqual([{ text: 'No answer', marked: false }])
})
