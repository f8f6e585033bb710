/** Copy, by key prefix, that `npm run launch-check` asks the owner to confirm. Pages don't mark it as sample. */

import type { Namespace } from './namespaces.ts'

/** Entries for removed pages are harmless. */
export type Sample = { namespace: Namespace | (string & {}); keys: readonly string[]; what: string }

const QUOTE = 'an invented quote'
const CASE = 'a case study of an invented client: quote and figures'
const DATA = 'how data is handled'
const COST = 'what the cost is made up of'
const WEEKS = 'how long a rollout takes'
const ANSWERS = 'answers about tools, data, cost, rollout and mistakes'
const ANSWER = 'an answer within one business day'

type Row = readonly [Sample['namespace'], what: string, ...keys: string[]]

const offersWithQuestions = [
  'hraiassistant',
  'salesaicopilot',
  'aicontractanalysis',
  'nocodeai',
  'contractreview',
  'closemoredeals',
  'aisdautomation',
  'customersupportefficiency',
  'optimizehroperations',
  'streamlinehiring',
  'optimizeprocurement',
  'dataanalytics',
  'tailoredaisolutions',
] as const

const rows: readonly Row[] = [
  ['home', QUOTE, 'testimonials.items'],
  ['home', 'case studies of invented clients', 'portfolio.cases'],
  ['home', 'invented partners', 'partners.areas'],
  ['home', 'examples are sent before the call', 'bookADemo.steps'],

  ['customeraisupport', QUOTE, 'workload.quote'],
  ['customeraisupport', WEEKS, 'faq.groups.beforeStart.items.preparation'],
  ['customeraisupport', WEEKS, 'goLive'],
  ['customeraisupport', COST, 'faq.groups.beforeStart.items.start'],
  ['customeraisupport', DATA, 'faq.groups.peopleAndData.items.access'],
  [
    'customeraisupport',
    'what the product does: channels, automation, languages, who may take over, how it is switched off',
    'faq.groups.atWork.items',
    'faq.groups.peopleAndData.items.takeover',
    'faq.groups.peopleAndData.items.switchOff',
  ],

  ['salesaicopilot', CASE, 'caseStudy'],
  ['salesaicopilot', DATA, 'crm.lead'],
  ['salesaicopilot', WEEKS, 'goLive'],
  ['salesaicopilot', 'channels, and when it stops', 'followUps.note', 'followUps.limits'],
  ['closemoredeals', CASE, 'caseStudy'],
  ['closemoredeals', 'what the conversion is compared with', 'conversion.text'],
  ['aisdautomation', CASE, 'caseStudy'],
  ['aisdautomation', 'what the figures are compared with', 'results.note'],
  ['aisdautomation', 'the call takes as long as the consultation', 'hero.action', 'assistant.schedule'],

  ['aicontractanalysis', QUOTE, 'quote'],
  ['aicontractanalysis', DATA, 'benefits.lead'],
  ['aicontractanalysis', WEEKS, 'goLive'],
  ['contractreview', CASE, 'caseStudy'],
  ['contractreview', DATA, 'reading.lead'],
  ['contractreview', 'what languages and integrations mean for contracts', 'results.results'],
  ['optimizeprocurement', QUOTE, 'voice'],
  ['optimizeprocurement', DATA, 'policy.text'],
  ['optimizeprocurement', 'the manufacturer of the case study', 'results.note', 'hero.lead'],

  ['hraiassistant', CASE, 'caseStudy'],
  ['hraiassistant', DATA, 'boundaries.facts.access'],
  ['hraiassistant', WEEKS, 'goLive'],
  ['hraiassistant', 'rates of contributions, which change every year', 'requests.payStub'],
  ['optimizehroperations', QUOTE, 'testimonial'],
  ['optimizehroperations', 'the share of routine in a week of HR', 'week.lead', 'results.note'],
  ['streamlinehiring', CASE, 'caseStudy'],
  ['streamlinehiring', DATA, 'decisions.lead'],

  ['nocodeai', CASE, 'caseStudy'],
  ['customersupportefficiency', CASE, 'caseStudy'],
  ['nocodeai', 'what the trial includes, and where it is asked for', 'close.text'],
  ['nocodeai', DATA, 'duties.moments.data'],
  ['nocodeai', WEEKS, 'goLive'],
  ['dataanalytics', QUOTE, 'voice'],
  ['dataanalytics', WEEKS, 'goLive'],
  ['dataanalytics', 'projects of invented clients', 'hero.lead', 'projects'],
  ['tailoredaisolutions', QUOTE, 'voice'],
  ['tailoredaisolutions', COST, 'hold.rows.cost'],
  ['tailoredaisolutions', WEEKS, 'steps', 'hold.lead', 'hold.rows.hours'],
  ['tailoredaisolutions', 'projects of invented clients', 'portfolio'],

  ['bookademo', QUOTE, 'hero.quote'],
  ['bookademo', ANSWER, 'after.steps.answer.text'],
  ['bookademo', DATA, 'after.steps.request.text', 'after.steps.examples.text'],
  ['bookademo', COST, 'after.steps.decision.text'],
  ['talktoanexpert', QUOTE, 'voices.quotes'],
  ['talktoanexpert', 'invented colleagues', 'hero.people'],
  ['talktoanexpert', DATA, 'agenda.parts.process.text'],
  ['talktoanexpert', COST, 'agenda.parts.needs.text'],
  ['aimaturitydiagnostic', QUOTE, 'voices.quotes'],

  ['forms', ANSWER, 'leadForm.note'],
  ['forms', 'the consent that a visitor gives', 'fields.consent'],
  ['privacy', 'a privacy notice that no lawyer of the owner’s has read', 'sections'],
  ['security', DATA, 'sections'],
  ...offersWithQuestions.map((offer): Row => [offer, ANSWERS, 'faq.items']),
  ['facts', COST, 'price'],
  ['facts', ANSWER, 'contact', 'demo'],
  ['facts', WEEKS, 'rollout'],
  ['facts', DATA, 'data'],
  ['facts', 'which channels the product has', 'channels'],
]

export const samples: readonly Sample[] = rows.map(([namespace, what, ...keys]) => ({ namespace, keys, what }))
