import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { claimTexts, settings } from '#site/build-constants.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { namespaces } from '#site/namespaces.ts'
import { pages } from '#site/pages.ts'
import { placeholderValues } from '#site/placeholders.ts'
import { fillTree, keepTogether, mapTexts, stopTheBuild } from '#site/template.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import { createTextStore } from './store.ts'
import { fileIn, textsIn } from './testing/texts-in.ts'

function placeholders(text: string): string[] {
  return (text.match(/\{\{[^}]+\}\}/g) ?? []).toSorted()
}

const values = placeholderValues(settings, claimTexts[DEFAULT_LANGUAGE])
const conditions = new Map([...values].filter(([name]) => name.startsWith('?')))

/** Finds lists of anything but strings: their order would be page data, which doesn't belong in locale files. */
function listsOfParts(value: unknown, key: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  const isList = Array.isArray(value) && value.some((member) => typeof member !== 'string')
  const below = Object.entries(value).flatMap(([part, child]) => listsOfParts(child, `${key}.${part}`))
  return isList ? [key, ...below] : below
}

/** Matches codes and numbers such as `done`, `clause-1`, `7.1` or `14:12`. */
const CODE = /^(?:[a-z][a-zA-Z\d]*(?:-[a-z\d]+)*|[\d.,:/%+-]+)$/

/** Terms and units that both languages share, chat messages, and free-form table cells. */
function isAllowedCode(key: string, text: string): boolean {
  return ['slide', 'h'].includes(text) || key.endsWith('.content') || key.includes('.cells.')
}

/** Translations that must be complete. Other languages fall back to English, and the launch check counts their gaps. */
const translations = englishAndPortuguese.filter((language): boolean => language !== DEFAULT_LANGUAGE)

describe.each(namespaces)('%s', (namespace) => {
  const english = textsIn(DEFAULT_LANGUAGE, namespace)

  it.each(languages)('has only lists of strings in %s', (language) => {
    expect(listsOfParts(fileIn(language, namespace), namespace)).toEqual([])
  })

  it.runIf(translations.length > 0)('contains no codes and no numbers, which belong in page data', () => {
    const translated = translations.map((language) => textsIn(language, namespace))
    const same = [...english].filter(([key, text]) => translated.every((each) => each.get(key) === text))
    expect(same.filter(([key, text]) => CODE.test(text) && !isAllowedCode(key, text))).toEqual([])
  })

  it.each(translations)('has the same keys and placeholders in %s, and is translated', (language) => {
    const translated = textsIn(language, namespace)
    expect([...translated.keys()]).toEqual([...english.keys()])
    for (const [key, text] of english) {
      const own = translated.get(key) ?? ''
      expect(placeholders(own), key).toEqual(placeholders(text))
      if (text.length > 24 && text.includes(' ')) expect(own, key).not.toBe(text)
    }
  })

  it.each(languages)('has no empty text and no hard-coded brand in %s', (language) => {
    for (const [key, text] of textsIn(language, namespace)) {
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toContain(settings.brand)
    }
  })

  it.each(languages)('is filled in like i18next does, apart from no-break spaces, in %s', (language) => {
    // i18next has no conditionals, so resolve them first.
    const inFile = fileIn(language, namespace) as Record<string, unknown>
    const texts = fillTree(inFile, conditions, (placeholder) => placeholder)
    const i18n = createInstance()
    const figures = {
      brand: settings.brand,
      legalName: settings.brand,
      claims: claimTexts[language],
      pageCount: pages.length,
    }
    void i18n.init({
      lng: language,
      defaultNS: namespace,
      resources: { [language]: { [namespace]: texts } },
      initAsync: false,
      interpolation: { escapeValue: false, defaultVariables: figures },
    })
    const read = Object.keys(texts).map((key) => [key, i18n.t(key, { returnObjects: true })])
    const store = createTextStore(language, { [namespace]: inFile }, { strict: true })
    expect(store.read(namespace)).toEqual(mapTexts(Object.fromEntries(read), keepTogether))
  })
})

describe.each(languages)('heads in %s', (language) => {
  const filled = placeholderValues(settings, claimTexts[language])
  const heads = pages.map(({ id, namespaces: [namespace] }) => {
    const { head } = fillTree(fileIn(language, namespace), filled, stopTheBuild) as { head: Record<string, string> }
    return { id, title: head['title'] ?? '', description: head['description'] ?? '' }
  })

  it('have unique titles and descriptions', () => {
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  })

  // Only for our own translations: other languages may need more characters.
  it.runIf(englishAndPortuguese.includes(language)).each(heads)(
    'fit into a search result: $id',
    ({ title, description }) => {
      expect(title.length).toBeLessThanOrEqual(65)
      expect(description.length).toBeGreaterThanOrEqual(100)
      expect(description.length).toBeLessThanOrEqual(165)
    },
  )
})
