import { expect, it } from 'vitest'
import { fileIn, textsIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { fillBrackets, partsOf } from '#site/template.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { fieldErrorSentence } from '../shared/field-error-sentence.ts'
import { failureSentence, formatWait } from './FormAlert.tsx'

const en = fileIn('en', 'forms')
const pt = fileIn(PT, 'forms')

it('describes how to fix a field', () => {
  expect(fieldErrorSentence(en.faults, 'firstName', 'required')).toBe('Enter your first name.')
  expect(fieldErrorSentence(en.faults, 'company', 'too_long')).toBe('Shorten it to 120 characters.')
  expect(fieldErrorSentence(en.faults, 'topic', 'invalid')).toBe(en.faults.topic.required)
})

it.runIf(hasPortuguese)('tells when to try again if the server does', () => {
  expect(failureSentence(en.failures, { kind: 'tooMany', waitSeconds: undefined }, 'en')).toBe(en.failures.tooMany)
  expect(failureSentence(pt.failures, { kind: 'tooMany', waitSeconds: 61 }, PT)).toContain('em 2 minutos')
  expect(failureSentence(en.failures, { kind: 'tooMany', waitSeconds: 6.2 * 3600 }, 'en')).toContain('in 7 hours')
  expect(formatWait(40, 'en')).toBe('in 40 seconds')
})

it('has no message for failures that are shown elsewhere', () => {
  expect(failureSentence(en.failures, { kind: 'fieldErrors', fieldErrors: {} }, 'en')).toBeUndefined()
  expect(failureSentence(en.failures, { kind: 'slotGone', slots: undefined }, 'en')).toBeUndefined()
})

it('replaces each placeholder once', () => {
  const values = { name: '[email]', email: 'a@b.example' }
  expect(fillBrackets('To [name], at [email].', values)).toBe('To [email], at a@b.example.')
  expect(fillBrackets('Write to [mail].', {})).toBe('Write to [mail].')
})

function placeholdersIn(language: Language): [key: string, names: string[]][] {
  return Array.from(textsIn(language, 'forms'), ([key, text]) => {
    const bracketed = partsOf(text).filter(({ kind }) => kind === 'bracketed')
    return [key, bracketed.map((part) => part.text).toSorted()]
  })
}

it.runIf(hasPortuguese)('uses the same placeholders in both languages', () => {
  expect(placeholdersIn(PT)).toEqual(placeholdersIn('en'))
})
