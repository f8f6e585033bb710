/** The page registry, where every page is registered: router, prerendering, menus, sitemap and tests loop over it in order. */

import { definition as aiContractAnalysis } from '#pages/ai-contract-analysis/definition.ts'
import { definition as aiMaturityDiagnostic } from '#pages/ai-maturity-diagnostic/definition.ts'
import { definition as aiSdrAutomation } from '#pages/ai-sdr-automation/definition.ts'
import { definition as bookADemo } from '#pages/book-a-demo/definition.ts'
import { definition as closeMoreDeals } from '#pages/close-more-deals/definition.ts'
import { definition as contractReview } from '#pages/contract-review/definition.ts'
import { definition as customerAiSupport } from '#pages/customer-ai-support/definition.ts'
import { definition as customerSupportEfficiency } from '#pages/customer-support-efficiency/definition.ts'
import { definition as dataAnalytics } from '#pages/data-analytics/definition.ts'
import { definition as home } from '#pages/home/definition.ts'
import { definition as hrAiAssistant } from '#pages/hr-ai-assistant/definition.ts'
import { definition as noCodeAiAssistant } from '#pages/no-code-ai-assistant/definition.ts'
import { definition as notFound } from '#pages/not-found/definition.ts'
import { definition as optimizeHrOperations } from '#pages/optimize-hr-operations/definition.ts'
import { definition as optimizeProcurement } from '#pages/optimize-procurement/definition.ts'
import { definition as privacy } from '#pages/privacy/definition.ts'
import { definition as salesAiCoPilot } from '#pages/sales-ai-co-pilot/definition.ts'
import { definition as security } from '#pages/security/definition.ts'
import { definition as streamlineHiring } from '#pages/streamline-hiring/definition.ts'
import { definition as tailoredAiSolutions } from '#pages/tailored-ai-solutions/definition.ts'
import { definition as talkToAnExpert } from '#pages/talk-to-an-expert/definition.ts'
import type { PageDefinition, PageGroup } from './definition.ts'

export const pages = [
  home,
  aiMaturityDiagnostic,
  bookADemo,
  talkToAnExpert,
  noCodeAiAssistant,
  customerAiSupport,
  salesAiCoPilot,
  aiContractAnalysis,
  hrAiAssistant,
  customerSupportEfficiency,
  closeMoreDeals,
  aiSdrAutomation,
  streamlineHiring,
  optimizeHrOperations,
  contractReview,
  optimizeProcurement,
  dataAnalytics,
  tailoredAiSolutions,
  privacy,
  security,
] as const satisfies readonly PageDefinition[]

export type PageId = (typeof pages)[number]['id']

/** For lists that refer to pages: entries for removed pages are harmless. */
export type ListedPage = PageId | (string & {})
export type Page = Omit<PageDefinition, 'namespaces'> &
  Pick<(typeof pages)[number], 'id' | 'namespaces'> & { path: PagePath }

type PathsOf<Definition> = Definition extends { path: infer Path; aliases?: readonly (infer Alias)[] }
  ? Path | (unknown extends Alias ? never : Alias)
  : never

export type PagePath = PathsOf<(typeof pages)[number]>

export const notFoundPage = notFound

export type AnyPage = Page | typeof notFoundPage

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]))

/** Undefined if the page has been removed from the site. */
export function findPage(id: string): Page | undefined {
  return byId.get(id)
}

export function pageById(id: PageId): Page {
  const page = findPage(id)
  if (!page) throw new Error(`The page registry has no page "${id}"`)
  return page
}

export function pagesInGroup(group: PageGroup): readonly Page[] {
  return [...byId.values()].filter((page) => page.group === group)
}
