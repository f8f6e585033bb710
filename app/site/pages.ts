/**
 * The page table: one row a page. The router, prerendering, navigation, footer, sitemap, canonical and alternate links,
 * breadcrumbs, titles and every test that loops over pages are driven by it.
 */

import type { Language } from './languages.ts'
import type { Namespace } from './namespaces.ts'

/** Where a page stands in the navigation; `desk` pages are reached by buttons. */
export type PageGroup = 'platform' | 'usecases' | 'services' | 'desk'

/** What a search engine is told that the page is about (see search/structured-data.ts). */
export type StructuredDataKind = 'website' | 'software' | 'service' | 'contact'

type PageRow = {
  id: string
  /** The canonical path, in English; Portuguese puts /pt in front. */
  path: `/${string}`
  /** Other paths that show the same page. */
  aliases: readonly `/${string}`[]
  /** Aliases that one language does not have. */
  missingAliases?: Partial<Record<Language, readonly `/${string}`[]>>
  /** The page's own texts; the first holds its head texts. `common` is there on every page. */
  namespaces: readonly [Namespace, ...Namespace[]]
  group: PageGroup
  structuredData: StructuredDataKind
  /** The page opens on a dark ground that runs under the navigation. */
  darkTop?: boolean
}

export const pages = [
  {
    id: 'home',
    path: '/',
    aliases: [],
    namespaces: ['index', 'home'],
    group: 'desk',
    structuredData: 'website',
  },
  {
    id: 'ai-maturity-diagnostic',
    path: '/ai-maturity-diagnostic',
    aliases: [],
    namespaces: ['aimaturitydiagnostic'],
    group: 'services',
    structuredData: 'service',
    darkTop: true,
  },
  {
    id: 'book-a-demo',
    path: '/book-a-demo',
    aliases: [],
    namespaces: ['bookademo'],
    group: 'desk',
    structuredData: 'contact',
  },
  {
    id: 'talk-to-an-expert',
    path: '/talk-to-an-expert',
    aliases: [],
    namespaces: ['talktoanexpert'],
    group: 'desk',
    structuredData: 'contact',
  },
  {
    id: 'no-code-ai-assistant',
    path: '/platform/no-code-ai-assistant',
    aliases: [],
    namespaces: ['nocodeai'],
    group: 'platform',
    structuredData: 'software',
  },
  {
    id: 'customer-ai-support',
    path: '/platform/customer-ai-support',
    aliases: [],
    namespaces: ['customeraisupport'],
    group: 'platform',
    structuredData: 'software',
  },
  {
    id: 'sales-ai-co-pilot',
    path: '/platform/sales-ai-co-pilot',
    aliases: [],
    namespaces: ['salesaicopilot'],
    group: 'platform',
    structuredData: 'software',
  },
  {
    id: 'ai-contract-analysis',
    path: '/platform/ai-contract-analysis',
    aliases: [],
    namespaces: ['aicontractanalysis'],
    group: 'platform',
    structuredData: 'software',
  },
  {
    id: 'hr-ai-assistant',
    path: '/platform/hr-ai-assistant',
    aliases: [],
    namespaces: ['hraiassistant'],
    group: 'platform',
    structuredData: 'software',
  },
  {
    id: 'customer-support-efficiency',
    path: '/usecases/customer-support',
    aliases: ['/usecases/customer-support-efficiency'],
    namespaces: ['customersupportefficiency'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'close-more-deals',
    path: '/usecases/sales',
    aliases: ['/usecases/close-more-deals'],
    namespaces: ['closemoredeals'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'ai-sdr-automation',
    path: '/usecases/sales/ai-sdr-automation',
    aliases: [],
    namespaces: ['aisdautomation'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'streamline-hiring',
    path: '/usecases/human-resources/streamline-hiring',
    aliases: ['/usecases/streamline-hiring'],
    namespaces: ['streamlinehiring'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'optimize-hr-operations',
    path: '/usecases/human-resources/optimize-hr-operations',
    aliases: ['/usecases/optimize-hr-operations'],
    namespaces: ['optimizehroperations'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'contract-review',
    path: '/usecases/legal-operations',
    aliases: ['/usecases/contract-review-automation'],
    namespaces: ['contractreview'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'optimize-procurement',
    path: '/usecases/procurement/optimize-procurement-with-ai',
    aliases: ['/usecases/procurement'],
    missingAliases: { pt: ['/usecases/procurement'] },
    namespaces: ['optimizeprocurement'],
    group: 'usecases',
    structuredData: 'service',
  },
  {
    id: 'data-analytics',
    path: '/services/data-analytics',
    aliases: [],
    namespaces: ['dataanalytics'],
    group: 'services',
    structuredData: 'service',
  },
  {
    id: 'tailored-ai-solutions',
    path: '/services/tailored-ai-solutions',
    aliases: [],
    namespaces: ['tailoredaisolutions'],
    group: 'services',
    structuredData: 'service',
  },
] as const satisfies readonly PageRow[]

export type PageId = (typeof pages)[number]['id']
export type Page = PageRow & { id: PageId; path: PagePath }

/** Every English path that shows a page. */
export type PagePath = (typeof pages)[number]['path' | 'aliases'] extends infer Paths
  ? Paths extends readonly (infer Alias)[]
    ? Alias
    : Paths
  : never

/** What unknown paths show. Not a row of the table: it has no path of its own. */
export const notFoundPage = {
  id: 'not-found',
  namespaces: ['notfound'],
  darkTop: true,
} as const

export type AnyPage = Page | typeof notFoundPage

const byId = new Map<string, Page>(pages.map((page) => [page.id, page]))

export function pageById(id: PageId): Page {
  const page = byId.get(id)
  if (!page) throw new Error(`The page table has no page "${id}"`)
  return page
}

export function pagesInGroup(group: PageGroup): readonly Page[] {
  return [...byId.values()].filter((page) => page.group === group)
}
