import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, inLanguage, languageFacts, languageOfCode, languages, offeredLanguage } from './languages.ts'
import { languageOf } from './paths.ts'
import { hasPortuguese, PT } from './testing/portuguese.ts'

it.each<[string, string | undefined]>([
  ...(hasPortuguese ? ['pt-BR', 'pt', 'PT_br'].map((code): [string, string] => [code, 'pt']) : []),
  ['en-GB', 'en'],
  ['xx', undefined],
  ['', undefined],
])('reads the language of "%s" as %s', (code, language) => {
  expect(languageOfCode(code)).toBe(language)
})

it.runIf(hasPortuguese)('offers Portuguese to a Portuguese-speaking browser on an English page', () => {
  expect(offeredLanguage('en', ['pt-BR', 'en'], undefined)).toBe('pt')
  expect(offeredLanguage('en', ['xx', 'pt-PT', 'en'], undefined)).toBe('pt')
})

it('offers nothing to other browsers', () => {
  expect(offeredLanguage('en', ['en-US', 'pt-BR'], undefined)).toBeUndefined()
  expect(offeredLanguage('en', ['xx'], undefined)).toBeUndefined()
  expect(offeredLanguage('en', [], undefined)).toBeUndefined()
  expect(offeredLanguage(PT, ['en-US'], undefined)).toBeUndefined()
})

it('offers nothing after the visitor has chosen a language', () => {
  expect(offeredLanguage('en', ['pt-BR'], 'en')).toBeUndefined()
})

describe.each(languages)('%s', (language) => {
  const { prefix, flag, locale, pictures } = languageFacts[language]

  it('has its own path prefix', () => {
    expect(languageOf(`${prefix}/book-a-demo`)).toBe(language)
    expect(languages.filter((each) => languageFacts[each].prefix === prefix)).toEqual([language])
    expect(prefix === '').toBe(language === DEFAULT_LANGUAGE)
  })

  it('has a locale that browsers support', () => {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
  })

  it('has a flag, and all the pictures and recordings that English has', () => {
    expect(existsSync(`public/icons/flags/${flag}.svg`)).toBe(true)
    const english = readdirSync('public/uploads', { recursive: true, encoding: 'utf8' }).filter((file) =>
      new RegExp(`-${DEFAULT_LANGUAGE}\\.`).test(file),
    )
    const missing = english
      .map((file) => file.replace(`-${DEFAULT_LANGUAGE}.`, `-${pictures}.`))
      .filter((file) => !existsSync(`public/uploads/${file}`))
    expect(missing).toEqual([])
  })
})

it('falls back to the default language for missing values', () => {
  expect(inLanguage({ en: 'four', pt: 'quatro' }, PT)).toBe('quatro')
  expect(inLanguage({ en: 'four' }, PT)).toBe('four')
})
