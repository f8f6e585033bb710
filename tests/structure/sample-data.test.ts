import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { fileIn, textsIn } from '#i18n/testing/texts-in.ts'
import { DEFAULT_LANGUAGE, languageFacts, type Language } from '#site/languages.ts'
import { pages, type Page } from '#site/pages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'

/** Key prefixes. */
const LOCAL_FIGURES = [
  // Laws and customs differ.
  'aicontractanalysis.desk.findings.items.priceChange',
  'aicontractanalysis.features.dates.items.priceChange',
  'aicontractanalysis.features.redline',
  'contractreview.card.findings.breachNotice',
  'home.morning.decisions.vacation',
  'home.platform.tabs.hr-ai-assistant.chat.messages.request',
  'hraiassistant.requests.letter',
  'hraiassistant.requests.payStub',
  'optimizehroperations.jobs.compliance.figure.dates.forklift',
  'optimizehroperations.jobs.support.figure.answer',
  // Units and formats of dates differ.
  'dataanalytics.items.names',
  'dataanalytics.night.target',
  'dataanalytics.sources',
  'optimizehroperations.jobs.dataEntry.figure.rows',
  // Only one language has the figure, or writes it in digits.
  'closemoredeals.visitor.chat.messages.booked',
  'contractreview.card.score',
  'dataanalytics.night.chart',
  'home.morning.tasks.policyQuoted',
  'hraiassistant.requests.firstDay.figure.steps.lunch',
  'nocodeai.builder.chat.messages.found',
  'optimizeprocurement.industries.lead',
  'optimizeprocurement.policy.panel.rules.local',
  'streamlinehiring.chat.messages.offerTimes',
]

/** "2:18 p.m." and "14h18" become "14:18". */
function withPlainTimes(text: string, language: Language): string {
  const { between, halves } = languageFacts[language].clock
  if (!halves) {
    const time = new RegExp(`(\\d+)${between}(\\d\\d)?(?!\\d)`, 'g')
    return text.replaceAll(time, (_, hour, minute = '00') => `${hour}:${minute}`)
  }
  return text.replaceAll(/(\d+)(?::(\d\d))? ([ap])\.m\./g, (_, hour, minute = '00', half) => {
    return `${(Number(hour) % 12) + (half === 'p' ? 12 : 0)}:${minute}`
  })
}

/** Numbers and times in a common format, without amounts in local currency. */
function figuresIn(text: string, language: Language): string {
  const plain = withPlainTimes(text.replaceAll(/\{\{.+?\}\}|\$\s?\d[\d.,]*/g, ''), language)
  const figures = (plain.match(/\d+(?:[.,:]\d+)*/g) ?? []).map((figure) => {
    const withoutSeparators = figure.replaceAll(/[.,](?=\d{3}(?!\d))/g, '')
    return withoutSeparators.replace(',', '.').replace(/^0(?=\d)/, '')
  })
  return figures.toSorted().join(' ')
}

const translations = englishAndPortuguese.filter((language): boolean => language !== DEFAULT_LANGUAGE)
const pageNamespaces = pages.flatMap(({ namespaces }) => namespaces)
const translated = translations.flatMap((language) => pageNamespaces.map((namespace) => [namespace, language] as const))

it.each(translated)('%s has the same figures in %s as in English', (namespace, language) => {
  const texts = textsIn(language, namespace)
  for (const [key, english] of textsIn(DEFAULT_LANGUAGE, namespace)) {
    if (LOCAL_FIGURES.some((prefix) => `${namespace}.${key}`.startsWith(prefix))) continue
    expect.soft(figuresIn(texts.get(key) ?? '', language), key).toBe(figuresIn(english, DEFAULT_LANGUAGE))
  }
})

/** Lists with the same key in several items count as one: `chapters.clauses`. */
function idsByList(value: unknown, key: string, lists = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof value !== 'object' || value === null) return lists
  for (const [part, child] of Object.entries(value)) {
    const isItem = Array.isArray(value)
    if (isItem && typeof child?.id === 'string') lists.set(key, (lists.get(key) ?? new Set()).add(child.id))
    idsByList(child, isItem ? key : `${key}.${part}`, lists)
  }
  return lists
}

function groupsIn(texts: unknown): string[][] {
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) return []
  return [Object.keys(texts), ...Object.values(texts).flatMap(groupsIn)]
}

const pagesWithData = (pages as readonly Page[]).flatMap(({ id, namespaces }) =>
  globSync(`src/pages/${id}/{sample-data,page-data}.ts`).map((file) => ({ file, namespaces })),
)

it.each(pagesWithData)('$file has the ids of the texts', async ({ file, namespaces }) => {
  const lists = idsByList(await import(resolve(file)), '')
  const groups = namespaces.flatMap((namespace) => groupsIn(fileIn(DEFAULT_LANGUAGE, namespace)))
  for (const [list, ids] of lists) {
    // The texts of a list may be in several groups: the log of the home page has tasks and decisions.
    const withTexts = groups.filter((keys) => keys.every((key) => ids.has(key))).flat()
    expect(new Set(withTexts), list).toEqual(ids)
  }
})
