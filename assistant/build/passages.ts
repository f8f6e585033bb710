/** What the assistant may say, in one language: the statements of every page, and facts that no page says in a sentence. */

import { pages, type PageId } from '../../app/site/pages.ts'
import type { Settings } from '../../app/site/settings.ts'
import type { Texts } from '../../app/site/namespaces.ts'
import { fillBrackets } from '../../app/site/template.ts'
import { isTree, joined, sentencesOf, statementsIn, type Statement, type Tree } from './statements.ts'

export type Passage = Statement & {
  page: PageId
  /** Other words for a fact; they are searched and never shown. */
  keywords?: string
}

/** `texts` have their figures in place. */
export function passagesIn(texts: Texts, settings: Settings): Passage[] {
  const trees = {
    ...texts,
    aimaturitydiagnostic: forAgent(texts.aimaturitydiagnostic, settings.diagnosticAgentId === undefined),
  }
  const said = pages.flatMap(({ id, namespaces }) =>
    withoutDescription(
      namespaces.flatMap((namespace) =>
        joined(statementsIn(trees[namespace], { id: namespace, path: namespace, heading: '' })),
      ),
    ).map((statement) => ({ page: id, ...statement })),
  )
  return [...said, ...factsIn(texts, settings)]
}

/** What a page says of itself to search engines, its lead says to visitors. */
function withoutDescription(statements: Statement[]): Statement[] {
  if (!statements.some(({ id }) => id.endsWith('.hero.lead'))) return statements
  return statements.filter(({ id }) => !id.endsWith('.head.description'))
}

/** Texts with what holds for the agent that asks: the site's own does more, and another hears what is said. */
function forAgent(texts: Tree, isOwn: boolean): Tree {
  const { here, elsewhere, ...rest } = Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, isTree(value) ? forAgent(value, isOwn) : value]),
  )
  if (here === undefined) return rest
  if (elsewhere !== undefined) return { ...rest, answer: isOwn ? here : elsewhere }
  const key = 'answer' in rest ? 'answer' : 'text'
  return isOwn ? { ...rest, [key]: [rest[key], here].join(' ') } : rest
}

function factsIn({ facts, common }: Texts, { contactEmail, offices }: Settings): Passage[] {
  const values = {
    mail: contactEmail,
    ...Object.fromEntries(Object.entries(offices).map(([id, { address, phone }]) => [id, `${address}, ${phone}`])),
  }
  return facts.list.map(({ text, page, keywords }, index) => ({
    id: `facts.list.${index}`,
    page: page as PageId,
    heading: common.pages[page as PageId].label,
    sentences: sentencesOf(fillBrackets(text, values)),
    keywords,
  }))
}
