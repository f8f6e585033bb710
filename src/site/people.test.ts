import { describe, expect, it } from 'vitest'
import { allSaid } from '#i18n/testing/texts-in.ts'
import { partners } from '#pages/home/page-data.ts'
import { clientLogos } from '#sections/logos.ts'
import { companies, people } from './people.ts'
import { DEFAULT_LANGUAGE, inLanguage, type InLanguages, type Language } from './languages.ts'
import { pages, type ListedPage } from './pages.ts'
import { englishAndPortuguese } from './testing/portuguese.ts'

type Words = string | InLanguages<string>
type Person = { name: Words; side: string; role: Words; company?: keyof typeof companies; on: readonly ListedPage[] }
type Company = { name: Words; side: string; on?: readonly ListedPage[] }

const everybody: readonly Person[] = Object.values(people)
const everyCompany: readonly Company[] = Object.values(companies)

const wordsIn = (words: Words, language: Language) => (typeof words === 'string' ? words : inLanguage(words, language))
const initialsOf = (name: string) => name.replaceAll(/[^\p{Lu}]/gu, '')

/** A first name and an initial, the form of every name on the site. */
const NAMES = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\.(?!\p{L})/gu

const firstWord = (name: string) => name.split(' ')[0] ?? ''

/** The distinctive word of a company's name: the rest may be translated. */
function ownWord({ name }: Company): string {
  if (typeof name === 'string') return firstWord(name)
  const [inOne = [], ...inOthers] = Object.values(name).map((each) => each.split(' '))
  return inOne.find((word) => inOthers.every((words) => words.includes(word))) ?? name[DEFAULT_LANGUAGE]
}

function there(on: readonly ListedPage[]): ListedPage[] {
  return pages.map(({ id }) => id).filter((id) => on.includes(id))
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index)
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(text)
}

describe.each(englishAndPortuguese)('in %s', (language) => {
  const said = allSaid(language)
  const nameOf = ({ name }: Person | Company) => wordsIn(name, language)
  const saidOn = (page: ListedPage) => said.filter((each) => each.page === page)

  it('nobody is two people, and no company two', () => {
    expect(twice(everybody.map(nameOf))).toEqual([])
    expect(twice(everyCompany.map(ownWord))).toEqual([])
  })

  it('no two of those who are quoted have the same role in the same trade', () => {
    const quoted = everybody.filter(({ role }) => typeof role !== 'string')
    expect(twice(quoted.map(({ role }) => wordsIn(role, language)))).toEqual([])
  })

  it('everybody who is named is in the cast of that page', () => {
    const strangers = said.flatMap(({ where, key, text, page }) =>
      (text.match(NAMES) ?? [])
        .filter((name) => !everybody.some((person) => nameOf(person) === name && page && person.on.includes(page)))
        .map((name) => `${where} ${key}: ${name}`),
    )
    expect(strangers).toEqual([])
  })

  it('whoever is called by a first name is in the cast of that page', () => {
    const firstNames = new Set(everybody.map((person) => firstWord(nameOf(person))))
    const strangers = said.flatMap(({ where, key, text, page }) =>
      [...firstNames]
        .filter((first) => hasWord(text, first))
        .filter((first) => !everybody.some((one) => firstWord(nameOf(one)) === first && page && one.on.includes(page)))
        .map((first) => `${where} ${key}: ${first}`),
    )
    expect(strangers).toEqual([])
  })

  it('every company that is named is in the cast of that page', () => {
    const strangers = said.flatMap(({ where, key, text, page }) =>
      everyCompany
        .filter((company) => hasWord(text, ownWord(company)) && !(page && company.on?.includes(page)))
        .map((company) => `${where} ${key}: ${nameOf(company)}`),
    )
    expect(strangers).toEqual([])
  })

  it.each([...everybody, ...everyCompany].filter(({ on }) => on))('$name appears where the cast says', (one) => {
    const word = 'role' in one ? firstWord(nameOf(one)) : ownWord(one)
    const missing = there(one.on ?? []).filter((page) => !saidOn(page).some(({ text }) => hasWord(text, word)))
    expect(missing).toEqual([])
  })

  it('whoever is quoted is a client and stands with the role of the cast', () => {
    const authors = said.filter(({ key }) => key.endsWith('author'))
    expect(authors.length).toBeGreaterThan(0)
    for (const { where, key, text } of authors) {
      const person = everybody.find((each) => nameOf(each) === text)
      const position = said.find((each) => each.where === where && each.key === key.replace(/author$/, 'position'))
      expect(person?.side, key).toBe('client')
      expect(position?.text, key).toBe(person && wordsIn(person.role, language))
    }
  })

  it('whoever an assistant hands over to is of the team, and named beside their avatar', () => {
    for (const { where, key, text } of said.filter(({ key: each }) => each.endsWith('handedTo'))) {
      expect(everybody.find((each) => nameOf(each) === text)?.side, key).toBe('team')
      const part = `${key.split('.')[0]}.`
      const beside = said.filter((each) => each.where === where && each.key.startsWith(part) && each.key !== key)
      expect(
        beside.some((each) => hasWord(each.text, firstWord(text))),
        key,
      ).toBe(true)
    }
  })

  it('on no page do the same initials mean two', () => {
    for (const page of there(everybody.flatMap(({ on }) => on))) {
      const initials = everybody.filter(({ on }) => on.includes(page)).map((person) => initialsOf(nameOf(person)))
      const others = saidOn(page).filter(({ key }) => key.endsWith('initials'))
      // Initials of a listed person are already counted.
      const assistants = new Set(others.map(({ text }) => text).filter((text) => !initials.includes(text)))
      expect(twice([...initials, ...assistants]), page).toEqual([])
    }
  })
})

function namesOf(side: string): Set<Words> {
  return new Set(everyCompany.filter((each) => each.side === side).map(({ name }) => name))
}

it('clients are those of the strip, partners those of the home page', () => {
  expect(namesOf('client')).toEqual(new Set(clientLogos.map(({ name }) => name)))
  expect(namesOf('partner')).toEqual(new Set(partners.map(({ name }) => name)))
})

it('whoever works at a client is on its side, whoever works at a prospect on theirs', () => {
  for (const { name, side, company } of everybody) {
    if (company) expect(side, wordsIn(name, DEFAULT_LANGUAGE)).toBe(companies[company].side)
  }
})
