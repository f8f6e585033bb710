import { claimTexts } from '#site/claims.ts'
import { pages, type Page } from '#site/pages.ts'

/** The path that the navigation uses, then other paths of the same page. */
export const specifiedPaths: Readonly<Record<string, readonly string[]>> = {
  home: ['/'],
  'ai-maturity-diagnostic': ['/ai-maturity-diagnostic'],
  'book-a-demo': ['/book-a-demo'],
  'talk-to-an-expert': ['/talk-to-an-expert'],
  'no-code-ai-assistant': ['/platform/no-code-ai-assistant'],
  'customer-ai-support': ['/platform/customer-ai-support'],
  'sales-ai-co-pilot': ['/platform/sales-ai-co-pilot'],
  'ai-contract-analysis': ['/platform/ai-contract-analysis'],
  'hr-ai-assistant': ['/platform/hr-ai-assistant'],
  'customer-support-efficiency': ['/usecases/customer-support', '/usecases/customer-support-efficiency'],
  'close-more-deals': ['/usecases/sales', '/usecases/close-more-deals'],
  'ai-sdr-automation': ['/usecases/sales/ai-sdr-automation'],
  'streamline-hiring': ['/usecases/human-resources/streamline-hiring', '/usecases/streamline-hiring'],
  'optimize-hr-operations': ['/usecases/human-resources/optimize-hr-operations', '/usecases/optimize-hr-operations'],
  'contract-review': ['/usecases/legal-operations', '/usecases/contract-review-automation'],
  'optimize-procurement': ['/usecases/procurement/optimize-procurement-with-ai', '/usecases/procurement'],
  'data-analytics': ['/services/data-analytics'],
  'tailored-ai-solutions': ['/services/tailored-ai-solutions'],
}

const otherNamespaces: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'index'],
  'no-code-ai-assistant': ['nocodeai'],
  'ai-sdr-automation': ['aisdautomation'],
}

export const specifiedNamespaces = (id: string) => otherNamespaces[id] ?? [id.replaceAll('-', '')]

/** Owners may remove pages and add others. */
export const specifiedPages = (pages as readonly Page[]).filter(({ id }) => id in specifiedPaths)

export const footerTargets = [
  '/platform/no-code-ai-assistant',
  '/platform/customer-ai-support',
  '/platform/sales-ai-co-pilot',
  '/platform/ai-contract-analysis',
  '/services/data-analytics',
  '/services/tailored-ai-solutions',
]

/** Without `count`, at least one element matches. */
type Part = readonly [name: string, selector: string, count?: number]

/** Assistants on the home page; owners may have removed some. */
const assistants = ['Customer AI Support', 'Sales AI Co-Pilot', 'AI Contract Analysis', 'HR AI Assistant'].filter(
  (name) => specifiedPages.some(({ id }) => id === name.toLowerCase().replaceAll(' ', '-')),
)

export const HEADING: Part = ['heading', 'h1', 1]
const STRIP: Part = ['logo strip', 'ul:has(img) > li', 30]

/** In order, after the heading. Two parts may share a section, and other sections may come between. */
export const partsOf: Readonly<Record<string, readonly Part[]>> = {
  home: [
    ['Explore AI Assistants', 'a[href="#platform"]', 1],
    ['Book a Demo', 'a[href$="/book-a-demo"]', 1],
    STRIP,
    ['platform tabs', '#platform [role=tab]', assistants.length],
    ['four highlights in each tab', '#platform h3 ~ ul > li', 4 * assistants.length],
    ['testimonials', 'blockquote', 3],
    ['about', '#about a[href$="/talk-to-an-expert"]', 1],
    ['case studies', '#portfolio article a[href$="/talk-to-an-expert"]', 2],
    ['result titles of the case studies', '#portfolio article h4', 2],
    ['lead form', '#book-a-demo iframe', 1],
    ['partner logos', 'img'],
    ['diagnostic banner', 'a[href$="/ai-maturity-diagnostic"]', 1],
  ],
  'ai-maturity-diagnostic': [
    ['three stats', 'ul > li > b', 3],
    ['widget frame', 'iframe', 1],
    ['benefits', 'h3', 3],
    ['steps', 'ol > li', 3],
    ['testimonials', 'blockquote', 2],
    ['questions', 'details', 4],
    ['call to action', 'button[data-voice-widget]', 1],
  ],
  'book-a-demo': [['bullets', 'ul > li', 3], ['testimonial', 'blockquote', 1], ['lead form', 'iframe', 1], STRIP],
  'talk-to-an-expert': [['scheduler', 'iframe', 1], ['testimonials', 'figure blockquote', 2], STRIP],
  'no-code-ai-assistant': [
    ['builder chat', 'ol'],
    ['features', 'h3', 4],
    ['steps', 'ol h3', 4],
    ['builder site', 'a[target=_blank]', 1],
    ['Try It Now Free and Schedule Demo', 'a[href$="/book-a-demo"]', 2],
  ],
  'customer-ai-support': [STRIP, ['features', 'h3', 4], ['testimonial', 'blockquote', 1], ['questions', 'details', 12]],
  'ai-contract-analysis': [
    STRIP,
    ['feature cards', 'h3', 4],
    ['steps', 'ol h3', 3],
    ['testimonial', 'blockquote', 1],
    ['benefits', 'table', 1],
    ['demo video', 'video', 1],
    ['Book a Free Demo', 'a[href$="/book-a-demo"]', 1],
  ],
  'hr-ai-assistant': [
    ['benefits', 'dl'],
    ['feature cards', 'h3', 6],
    ['demo', 'a[href$="/book-a-demo"]', 1],
    ['expert', 'a[href$="/talk-to-an-expert"]', 1],
  ],
  'contract-review': [
    ['risk card', 'figure', 1],
    ['problem', 'h2', 1],
    ['why AI', 'h2', 1],
    ['results', 'h2', 1],
    ['industry examples', 'table', 1],
    ['assistant', 'a[href$="/platform/ai-contract-analysis"]', 1],
  ],
  'ai-sdr-automation': [
    ['scheduling page', 'a[target=_blank]', 1],
    ['pipeline and chat', 'ol'],
    ['problem cards', 'h3'],
    ['solution', 'h2', 1],
    ['results', 'h2', 1],
    ['industry examples with use cases', 'h3'],
    ['assistant', 'a[target=_blank]', 1],
    ['call to action', 'a'],
  ],
  'optimize-hr-operations': [
    ['expert', 'a[href$="/talk-to-an-expert"]', 1],
    ['problems grid', 'h3', 5],
    ['tiles', 'h3', 4],
    ['live-operations panel', 'time', 5],
    ['results grid', 'ul > li', 4],
    ['industries', 'ul h3', 4],
    ['testimonial', 'blockquote', 1],
    ['assistant', 'a[href$="/platform/hr-ai-assistant"]', 1],
    ['call to action', 'a[href$="/talk-to-an-expert"]', 1],
  ],
  'optimize-procurement': [
    ['scheduling page', 'a[target=_blank]', 1],
    ['chat demo', '[aria-hidden] > ol', 1],
    ['problem cards', 'h3', 4],
    ['pipeline panel', 'ol[aria-label] h3', 4],
    ['result cards', 'ul > li', 4],
    ['industry examples', 'h3', 4],
    ['call to action', 'a[target=_blank]', 1],
  ],
  'data-analytics': [
    ['pillars', 'h2', 3],
    ['quote', 'blockquote', 1],
    ['portfolio', 'article'],
    ['call to action', 'a[href$="/book-a-demo"]', 1],
  ],
  'tailored-ai-solutions': [
    ['pillars', 'article', 3],
    ['quote', 'blockquote', 1],
    ['portfolio', 'article'],
    ['result title of the portfolio', '#portfolio article h4', 1],
    ['Book a Demo', 'a[href$="/book-a-demo"]', 1],
  ],
}

/** Owners may have other figures. */
const { en: figures } = claimTexts

/** Labels and sample figures that the specification quotes, on the English pages, other than in expectations.ts. */
export const labelsOf: Readonly<Record<string, readonly string[]>> = {
  home: [
    ...assistants,
    'Explore AI Assistants',
    'Book a Demo',
    'Transform Your Business',
    'I Want To Know More',
    'Get My Free Report',
  ],
  'ai-maturity-diagnostic': [`${figures.diagnosticFree} Free`],
  'no-code-ai-assistant': [
    'Try It Now Free',
    'Schedule Demo',
    'Ready',
    `${figures.buildTime} faster`,
    `${figures.trialDays}-day free trial`,
  ],
  'ai-contract-analysis': ['Learn More'],
  'customer-ai-support': ['language models', 'messaging', 'automation', 'CRM'],
  'ai-sdr-automation': ['127', '89', '56', '34', '18'],
  'close-more-deals': ['$847,500'],
  'optimize-hr-operations': ['127', '18 h', '247', '12', '34', '85%', '100%', '60%'],
  'optimize-procurement': ['45', '32', '18', '8'],
}
