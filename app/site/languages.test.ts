import { expect, it } from 'vitest'
import { languageOfCode, offeredLanguage } from './languages.ts'

it.each([
  ['pt-BR', 'pt'],
  ['pt', 'pt'],
  ['PT_br', 'pt'],
  ['en-GB', 'en'],
  ['de', undefined],
  ['', undefined],
])('the language part of "%s" is %s', (code, language) => {
  expect(languageOfCode(code)).toBe(language)
})

it('offers Portuguese to a Portuguese-speaking browser on an English page', () => {
  expect(offeredLanguage('en', ['pt-BR', 'en'], undefined)).toBe('pt')
  expect(offeredLanguage('en', ['es', 'pt-PT', 'en'], undefined)).toBe('pt')
})

it('offers nothing to anybody else', () => {
  expect(offeredLanguage('en', ['en-US', 'pt-BR'], undefined)).toBeUndefined()
  expect(offeredLanguage('en', ['de'], undefined)).toBeUndefined()
  expect(offeredLanguage('en', [], undefined)).toBeUndefined()
  expect(offeredLanguage('pt', ['en-US'], undefined)).toBeUndefined()
})

it('does not question a choice', () => {
  expect(offeredLanguage('en', ['pt-BR'], 'en')).toBeUndefined()
})
