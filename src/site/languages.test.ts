import { existsSync, globSync } from 'node:fs'
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

it.runIf(hasPortuguese).each([
  ['en', ['pt-BR', 'en'], 'pt'],
  ['en', ['xx', 'pt-PT', 'en'], 'pt'],
  ['en', ['en-US', 'pt-BR'], undefined],
  ['en', [], undefined],
  [PT, ['en-US'], undefined],
] as const)('on a page in %s, offers a browser in %j %s, and nothing after a choice', (current, codes, offered) => {
  expect(offeredLanguage(current, codes, undefined)).toBe(offered)
  expect(offeredLanguage(current, codes, 'en')).toBeUndefined()
})

describe.each(languages)('%s', (language) => {
  const { prefix, flag, locale, pictures } = languageFacts[language]

  it('has its own path prefix, and a locale that browsers support', () => {
    expect(languageOf(`${prefix}/book-a-demo`)).toBe(language)
    expect(languages.filter((each) => languageFacts[each].prefix === prefix)).toEqual([language])
    expect(prefix === '').toBe(language === DEFAULT_LANGUAGE)
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale])
  })

  it('has a flag, and all the pictures and recordings that English has', () => {
    expect(existsSync(`public/icons/flags/${flag}.svg`)).toBe(true)
    const english = globSync(`public/uploads/**/*-${DEFAULT_LANGUAGE}.*`)
    const own = english.map((file) => file.replace(`-${DEFAULT_LANGUAGE}.`, `-${pictures}.`))
    expect(own.filter((file) => !existsSync(file))).toEqual([])
  })
})

it('falls back to the default language for missing values', () => {
  expect(inLanguage({ en: 'four', pt: 'quatro' }, PT)).toBe('quatro')
  expect(inLanguage({ en: 'four' }, PT)).toBe('four')
})
