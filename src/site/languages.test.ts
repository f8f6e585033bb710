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

it.runIf(hasPortuguese).each([
  ['pt-BR', 'en'],
  ['xx', 'pt-PT', 'en'],
])(
  'offers Portuguese on an English page to a browser that prefers it, unless the visitor has chosen: %s, %s',
  (...browserLanguages) => {
    expect(offeredLanguage('en', browserLanguages, undefined)).toBe('pt')
    expect(offeredLanguage('en', browserLanguages, 'en')).toBeUndefined()
  },
)

it.each([
  ['en', ['en-US', 'pt-BR']],
  ['en', ['xx']],
  ['en', []],
  [PT, ['en-US']],
] as const)('offers nothing on a page in %s to a browser in %j', (current, browserLanguages) => {
  expect(offeredLanguage(current, browserLanguages, undefined)).toBeUndefined()
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
