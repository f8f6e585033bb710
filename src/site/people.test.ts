import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { siteCopy } from '#i18n/testing/texts-in.ts'
import { partners } from '#pages/home/page-data.ts'
import { clientLogos } from '#sections/logos.ts'
import { parseContent } from './content.ts'
import { inLanguage, type Language } from './languages.ts'
import { pages, type ListedPage } from './pages.ts'
import { companies, people, personSchema, type Company, type Person } from './people.ts'
import { englishAndPortuguese } from './testing/portuguese.ts'

const everyone: readonly Person[] = Object.values(people)
const everyCompany: readonly Company[] = Object.values(companies)

const textIn = (text: Person['name'], language: Language) =>
  typeof text === 'string' ? text : inLanguage(text, language)
const firstWord = (name: string) => name.split(' ')[0] ?? ''

/** A first name and an initial, the form of every name on the site. */
const NAMES = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\.(?!\p{L})/gu

/** The distinctive word of a company's name: the rest may be translated. If all of it is, the whole name. */
function ownWord({ name }: Company, language: Language): string {
  if (typeof name === 'string') return firstWord(name)
  const [inOne = [], ...inOthers] = Object.values(name).map((each) => each.split(' '))
  return inOne.find((word) => inOthers.every((other) => other.includes(word))) ?? inLanguage(name, language)
}

const existingPages = (on: readonly ListedPage[]) => pages.map(({ id }) => id).filter((id) => on.includes(id))
const duplicatesIn = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
/** Looking for the word first is faster than compiling a pattern for each text. */
const hasWord = (text: string, word: string) =>
  text.includes(word) && new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)
const pagesOf = (isMeant: (person: Person) => boolean) => everyone.filter(isMeant).flatMap(({ on }) => on)

describe.each(englishAndPortuguese)('copy in %s', (language) => {
  const copy = siteCopy(language)
  const nameOf = ({ name }: Person | Company) => textIn(name, language)
  const copyOn = (page: ListedPage) => copy.filter((each) => each.page === page)
  const firstNames = new Set(everyone.map((person) => firstWord(nameOf(person))))

  /** Names in a text, each with the pages that may contain it. */
  function mentionsIn(text: string): { mention: string; on: readonly ListedPage[] }[] {
    return [
      ...(text.match(NAMES) ?? []).map((name) => ({ mention: name, on: pagesOf((person) => nameOf(person) === name) })),
      ...[...firstNames]
        .filter((first) => hasWord(text, first))
        .map((first) => ({ mention: first, on: pagesOf((person) => firstWord(nameOf(person)) === first) })),
      ...everyCompany
        .filter((company) => hasWord(text, ownWord(company, language)))
        .map((company) => ({ mention: nameOf(company), on: company.on ?? [] })),
    ]
  }

  it('names only people and companies listed for that page', () => {
    const unlisted = copy.flatMap(({ where, key, text, page }) =>
      mentionsIn(text)
        .filter(({ on }) => !page || !on.includes(page))
        .map(({ mention }) => `${where} ${key}: ${mention}`),
    )
    expect(unlisted).toEqual([])
  })

  it('gives no two people the same first name, no two companies the same name, and no two quoted people the same role', () => {
    expect(duplicatesIn(everyone.map((person) => firstWord(nameOf(person))))).toEqual([])
    expect(duplicatesIn(everyCompany.map((company) => ownWord(company, language)))).toEqual([])
    const quoted = everyone.filter(({ role }) => typeof role !== 'string')
    expect(duplicatesIn(quoted.map(({ role }) => textIn(role, language)))).toEqual([])
  })

  it('gives no two people on a page the same initials', () => {
    for (const page of existingPages(everyone.flatMap(({ on }) => on))) {
      const names = everyone.filter(({ on }) => on.includes(page)).map(nameOf)
      const initials = names.map((name) => name.replaceAll(/[^\p{Lu}]/gu, ''))
      const shown = copyOn(page).filter(({ key, text }) => key.endsWith('initials') && !initials.includes(text))
      expect(duplicatesIn([...initials, ...new Set(shown.map(({ text }) => text))]), page).toEqual([])
    }
  })

  it.each([...everyone, ...everyCompany].filter(({ on }) => on))('mentions $name on every listed page', (one) => {
    const word = 'role' in one ? firstWord(nameOf(one)) : ownWord(one, language)
    const missing = existingPages(one.on ?? []).filter((page) => !copyOn(page).some(({ text }) => hasWord(text, word)))
    expect(missing).toEqual([])
  })

  it('quotes only clients, with the role from the list', () => {
    for (const { where, key, text } of copy.filter((each) => each.key.endsWith('author'))) {
      const person = everyone.find((each) => nameOf(each) === text)
      const position = copy.find((each) => each.where === where && each.key === key.replace(/author$/, 'position'))
      expect(person?.side, key).toBe('client')
      expect(position?.text, key).toBe(person && textIn(person.role, language))
    }
  })

  it('hands off only to team members, and names them next to their avatar', () => {
    for (const { where, key, text } of copy.filter(({ key: each }) => each.endsWith('handedTo'))) {
      expect(everyone.find((each) => nameOf(each) === text)?.side, key).toBe('team')
      const part = `${key.split('.')[0]}.`
      const others = copy.filter((each) => each.where === where && each.key.startsWith(part) && each.key !== key)
      expect(
        others.some((each) => hasWord(each.text, firstWord(text))),
        key,
      ).toBe(true)
    }
  })
})

it.each([
  ['client', clientLogos],
  ['partner', partners],
] as const)('has each %s of the home page', (side, shown) => {
  const names = everyCompany.filter((each) => each.side === side).map(({ name }) => name)
  expect(new Set(names)).toEqual(new Set(shown.map(({ name }) => name)))
})

it('has a file for each portrait', () => {
  for (const { portrait } of everyone)
    if (portrait) expect(existsSync(`public/uploads/avatars/${portrait}`), portrait).toBe(true)
})

it('gives people the side of their company', () => {
  for (const { name, side, company } of everyone) {
    if (company) expect(side, JSON.stringify(name)).toBe(companies[company].side)
  }
})

it.each([
  ['an unknown key', { rol: 'picker' }, 'Unrecognized key: "rol"'],
  ['an unknown company', { company: 'acme' }, 'company: is not an id in companies.json'],
])('refuses %s, with file and id', (_what, changes, message) => {
  const parse = () => parseContent('people.json', personSchema, { ana: { ...people.ana, ...changes } })
  expect(parse).toThrow(/^src\/site\/content\/people\.json is invalid:\nana\b/)
  expect(parse).toThrow(message)
})
