/** The languages of the site. Each is a row here and a folder of locale files (see docs/another-language.md). */

type LanguageFacts = {
  /** In the language itself. */
  name: string
  short: string
  /** Path prefix. Empty for the default language. */
  prefix: '' | `/${string}`
  /** BCP 47 tag for numbers, dates, speech and Open Graph. */
  locale: string
  /** Country code of the flag shown next to it. */
  flag: string
  clock: {
    /** The separator between hours and minutes, and the suffix of a full hour. */
    between: string
    fullHour: string
    /** Only for a 12-hour clock. */
    halves?: { morning: string; afternoon: string; noon: string }
  }
  /** First day of the week; 0 is Sunday. Not from `Intl`: not every browser has it, and the server renders it too. */
  weekStart: 0 | 1 | 6
  thousands: string
  decimal: string
  /** Format of amounts in sample copy. */
  money: string
  /** The separator before the last item of a list. */
  lastSeparator: string
  /** How a sentence expresses a lower limit and a range. */
  moreThan: string
  range: string
  /** Language code of the voice agent vendor. */
  voiceAgent: string
  /** The language whose pictures and recordings it uses: its own once they exist. */
  pictures: string
}

const rows = {
  en: {
    name: 'English',
    short: 'EN',
    prefix: '',
    locale: 'en-US',
    flag: 'us',
    clock: { between: ':', fullHour: ':00', halves: { morning: 'a.m.', afternoon: 'p.m.', noon: 'noon' } },
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

/** Has no path prefix, and is the fallback for missing texts. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

/** By language. Missing ones fall back to the default language; entries for removed languages are harmless. */
export type InLanguages<Value> = Readonly<Record<typeof DEFAULT_LANGUAGE, Value> & Record<string, Value>>

/** Values by language, including languages that the site may not have. */
export type ByLanguage<Fact> = Readonly<Partial<Record<string, Fact>>>

export function inLanguage<Value>(values: InLanguages<Value>, language: Language): Value {
  return values[language] ?? values[DEFAULT_LANGUAGE]
}

export function forEachLanguage<Value>(valueIn: (language: Language) => Value): Record<Language, Value> {
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)])) as Record<Language, Value>
}

/** Browsers send `nb` or `nn`, the two written forms of Norwegian; sites often use `no`. */
const NORWEGIAN = /^n[bno]$/

/** Compares only the language subtag: `pt-BR` is `pt`. Undefined for a language that the site doesn't have. */
export function languageOfCode(code: string): Language | undefined {
  const part = code.toLowerCase().split(/[-_]/)[0] ?? ''
  const exact = languages.find((language) => language === part)
  return exact ?? (NORWEGIAN.test(part) ? languages.find((language) => NORWEGIAN.test(language)) : undefined)
}

/** The URL decides the language; the browser's languages only decide if an English page mentions its translation. */
export function offeredLanguage(
  current: Language,
  browserLanguages: readonly string[],
  choice: Language | undefined,
): Language | undefined {
  if (current !== DEFAULT_LANGUAGE || choice) return undefined
  const wanted = browserLanguages.map(languageOfCode).find((language) => language !== undefined)
  return wanted === current ? undefined : wanted
}
