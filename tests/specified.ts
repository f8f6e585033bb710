import { claimTexts } from '#site/claims.ts'
import { pages, type Page } from '#site/pages.ts'

type Specified = {
  /** The path that the navigation uses, then other paths of the same page. */
  paths: readonly string[]
  namespaces: readonly string[]
}

export const specified: Readonly<Record<string, Specified>> = {
  home: { paths: ['/'], namespaces: ['home', 'index'] },
  'ai-maturity-diagnostic': { paths: ['/ai-maturity-diagnostic'], namespaces: ['aimaturitydiagnostic'] },
  'book-a-demo': { paths: ['/book-a-demo'], namespaces: ['bookademo'] },
  'talk-to-an-expert': { paths: ['/talk-to-an-expert'], namespaces: ['talktoanexpert'] },
  'no-code-ai-assistant': { paths: ['/platform/no-code-ai-assistant'], namespaces: ['nocodeai'] },
  'customer-ai-support': { paths: ['/platform/customer-ai-support'], namespaces: ['customeraisupport'] },
  'sales-ai-co-pilot': { paths: ['/platform/sales-ai-co-pilot'], namespaces: ['salesaicopilot'] },
  'ai-contract-analysis': { paths: ['/platform/ai-contract-analysis'], namespaces: ['aicontractanalysis'] },
  'hr-ai-assistant': { paths: ['/platform/hr-ai-assistant'], namespaces: ['hraiassistant'] },
  'customer-support-efficiency': {
    paths: ['/usecases/customer-support', '/usecases/customer-support-efficiency'],
    namespaces: ['customersupportefficiency'],
  },
  'close-more-deals': { paths: ['/usecases/sales', '/usecases/close-more-deals'], namespaces: ['closemoredeals'] },
  'ai-sdr-automation': { paths: ['/usecases/sales/ai-sdr-automation'], namespaces: ['aisdautomation'] },
  'streamline-hiring': {
    paths: ['/usecases/human-resources/streamline-hiring', '/usecases/streamline-hiring'],
    namespaces: ['streamlinehiring'],
  },
  'optimize-hr-operations': {
    paths: ['/usecases/human-resources/optimize-hr-operations', '/usecases/optimize-hr-operations'],
    namespaces: ['optimizehroperations'],
  },
  'contract-review': {
    paths: ['/usecases/legal-operations', '/usecases/contract-review-automation'],
    namespaces: ['contractreview'],
  },
  'optimize-procurement': {
    paths: ['/usecases/procurement/optimize-procurement-with-ai', '/usecases/procurement'],
    namespaces: ['optimizeprocurement'],
  },
  'data-analytics': { paths: ['/services/data-analytics'], namespaces: ['dataanalytics'] },
  'tailored-ai-solutions': { paths: ['/services/tailored-ai-solutions'], namespaces: ['tailoredaisolutions'] },
}

/** Owners may remove pages and add others. */
export const specifiedPages = (pages as readonly Page[]).filter(({ id }) => id in specified)

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
