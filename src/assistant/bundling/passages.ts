import { formatPhone } from '#site/format.ts'
import type { Language } from '#site/languages.ts'
import type { Namespace, Texts } from '#site/namespaces.ts'
import type { NoticeSection } from '#site/notice.ts'
import { pages, type PageId } from '#site/pages.ts'
import { noticeOf } from '#site/privacy-notice.ts'
import { securityNoticeOf } from '#site/security-notice.ts'
import type { Settings } from '#site/settings.ts'
import { fillBrackets } from '#site/template.ts'
import { isGroup } from '#site/text-trees.ts'
import { pageOfFact } from './facts.ts'
import { joinStatements, sentencesOf, statementsIn, type Statement, type Tree } from './statements.ts'
import { readTrainingPhrases } from './training-phrases.ts'

export type Passage = Statement & { page: PageId; trainingPhrases: readonly string[]; isFact: boolean }

/** Expects `texts` with all placeholders filled. */
export function passagesIn(language: Language, texts: Texts, settings: Settings): Passage[] {
  const isOwnAgent = settings.diagnosticAgentId === undefined
  const statements = pages.flatMap(({ id: page, namespaces }) => {
    const { passages: phrases, skipped } = readTrainingPhrases(page, language)
    const namespace: Namespace | undefined = namespaces.at(-1)
    const ownTexts = selectForAgent(namespace ? texts[namespace] : {}, isOwnAgent)
    const tree = noticeTexts(page, texts, settings) ?? ownTexts
    const found = statementsIn(tree, { id: '', heading: '', skipped: new Set(skipped) })
    return joinStatements(found.filter(({ id }) => id in phrases)).map((statement) => ({
      page,
      trainingPhrases: [statement.id, ...(statement.joinedIds ?? [])].flatMap((id) => phrases[id] ?? []),
      isFact: false,
      ...statement,
    }))
  })
  return [...statements, ...factsIn(language, texts, settings)]
}

/** Keeps the texts that apply to the diagnostic agent: the site's own does more, an external one hears the visitor. */
function selectForAgent(texts: Tree, isOwn: boolean): Tree {
  const { here, elsewhere, ...rest } = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isGroup(value) ? selectForAgent(value, isOwn) : value]),
  )
  if (here === undefined) return rest
  if (elsewhere !== undefined) return { ...rest, answer: isOwn ? here : elsewhere }
  const key = 'answer' in rest ? 'answer' : 'text'
  return isOwn ? { ...rest, [key]: [rest[key], here].join(' ') } : rest
}

function noticeTexts(page: PageId, { privacy, security }: Texts, settings: Settings): Tree | undefined {
  if (page === 'privacy') return applicableTexts(noticeOf(settings), privacy.sections)
  if (page === 'security') return applicableTexts(securityNoticeOf(settings), security.sections)
  return undefined
}

type SectionTexts = { title: string; paragraphs: Readonly<Record<string, string>> }

function applicableTexts<Id extends string>(
  sections: readonly NoticeSection<Id>[],
  texts: Readonly<Record<Id, SectionTexts>>,
): Tree {
  const entries = sections.map(({ id, paragraphs }) => {
    const { title, paragraphs: all } = texts[id]
    const applicable = Object.entries(all).filter(([key]) => paragraphs.includes(key))
    return [id, { title, ...Object.fromEntries(applicable.map(([key, text]) => [key, { text }])) }]
  })
  return Object.fromEntries(entries) as Tree
}

function factsIn(language: Language, { facts, common }: Texts, { emails, offices, prices }: Settings): Passage[] {
  const addresses = offices.map(
    ({ names, address, phone = '' }) =>
      `${names[language]}: ${[address, formatPhone(phone, language)].filter(Boolean).join(', ')}.`,
  )
  const values = { mail: emails[language], offices: addresses.join(' ') }
  const fromPrices = Object.entries(prices[language]).flatMap(([id, { text }]) => {
    const page = pages.find((each) => each.id === id)
    return page ? [`${common.pages[page.id].label}: ${fillBrackets(common.priceFrom, { price: text })}`] : []
  })
  return Object.entries(facts).flatMap(([id, text]) => {
    const page = pages.find((each) => each.id === pageOfFact[id as keyof Texts['facts']])
    if (!page || !text || (id === 'offices' && offices.length === 0)) return []
    const heading = common.pages[page.id].label
    const sentences = [...sentencesOf(fillBrackets(text, values)), ...(id === 'price' ? fromPrices : [])]
    const trainingPhrases = readTrainingPhrases(page.id, language).facts[id] ?? []
    return [{ id, page: page.id, heading, sentences, trainingPhrases, isFact: true }]
  })
}
