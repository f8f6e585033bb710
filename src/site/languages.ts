/** The languages of the site: each is a row here and a folder of texts. docs/another-language.md goes through a third. */

type Clock = {
  /** What stands between hours and minutes, and what behind a full hour. */
  between: string
  fullHour: string
  /** A clock that counts to twelve names the halves of the day, and where they meet. */
  halves?: { morning: string; afternoon: string; noon: string }
}

type LanguageFacts = {
  /** Under its own name, and in short. */
  name: string
  short: string
  /** What its paths begin with. */
  prefix: '' | `/${string}`
  /** Its form for numbers, dates, speech and social cards. */
  locale: string
  /** The country whose flag stands beside it. */
  flag: string
  clock: Clock
  /** The first day of a week; 0 is Sunday. Written down, because not every browser knows and the server draws too. */
  weekStart: 0 | 1 | 6
  /** The thousands separator and the decimal mark. */
  thousands: string
  decimal: string
  /** How an amount of money is written, in samples. */
  money: string
  /** The separator before the last item of a list. */
  lastSeparator: string
  /** How a sentence says a figure that is a lower limit, and one that has two ends. */
  moreThan: string
  range: string
  /** Its code at the vendor of outside voice agents. */
  voiceAgent: string
  /** Whose pictures and recordings it shows: its own once they are made. */
  pictures: string
}

const rows = {
  en: {
    name: 'English',
    short: 'EN',
    prefix: '',
    locale: 'en-US',
    flag: 'us',
    clock: {
      between: ':',
      fullHour: ':00',
      halves: { morning: 'a.m.', afternoon: 'p.m.', noon: 'noon' },
    },
    weekStart: 0,
    thousands: ',',
    decimal: '.',
    money: '$[amount]',
    lastSeparator: ', and ',
    moreThan: 'more than [least]',
    range: '[least] to [most]',
    voiceAgent: 'en',
    pictures: 'en',
  },
  pt: {
    name: 'Português',
    short: 'PT',
    prefix: '/pt',
    locale: 'pt-BR',
    flag: 'br',
    clock: { between: 'h', fullHour: 'h' },
    weekStart: 0,
    thousands: '.',
    decimal: ',',
    money: 'R$\u00A0[amount]',
    lastSeparator: ' e ',
    moreThan: 'mais de [least]',
    range: 'de [least] a [most]',
    voiceAgent: 'pt-br',
    pictures: 'pt',
  },
} as const satisfies Record<string, LanguageFacts>

export type Language = keyof typeof rows

export const languageFacts: Readonly<Record<Language, LanguageFacts>> = rows

export const languages = Object.keys(rows) as readonly Language[] as readonly [Language, ...Language[]]

/** The one without a prefix, whose words stand in where another language has none. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/**
 * What code or data says in words. A language without its own has those of the default language; words of a language that has been
 * taken out may stay.
 */
export type InLanguages<Words> = Readonly<Record<typeof DEFAULT_LANGUAGE, Words> & Record<string, Words>>

/** Facts about languages that the site may or may not have. */
export type ByLanguage<Fact> = Readonly<Partial<Record<string, Fact>>>

export function inLanguage<Words>(words: InLanguages<Words>, language: Language): Words {
  return words[language] ?? words[DEFAULT_LANGUAGE]
}

/** Something for each language. */
export function forEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>
}

/** Norwegian, and its two written forms: browsers send `nb` or `nn`, sites are often in `no`. */
const NORWEGIAN = /^n[bno]$/

/** Only the language part of a code counts: `pt-BR` is `pt`. Undefined for a language that the site does not speak. */
export function languageOfCode(code: string): Language | undefined {
  const part = code.toLowerCase().split(/[-_]/)[0] ?? ''
  const exact = languages.find((language) => language === part)
  return exact ?? (NORWEGIAN.test(part) ? languages.find((language) => NORWEGIAN.test(language)) : undefined)
}

/**
 * The language that a visitor may be offered. The address has decided what they read; the browser only decides whether
 * a Portuguese reader on an English page is told that there is a Portuguese one. A choice once made is not questioned.
 */
export function offeredLanguage(
  current: Language,
  browserLanguages: readonly string[],
  choice: Language | undefined,
): Language | undefined {
  if (current !== DEFAULT_LANGUAGE || choice) return undefined
  const wanted = browserLanguages.map(languageOfCode).find((language) => language !== undefined)
  return wanted === current ? undefined : wanted
}
