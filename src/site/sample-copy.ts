/**
 * Sample copy that the owner has to confirm or replace before launch, by key prefix. Pages don't mark it. Figures have
 * their `source` in claims.ts; people and companies are in people.ts. `npm run launch-check` lists all of them;
 * confirmed ones get a line in brand/confirmed.json.
 */

import type { Namespace } from './namespaces.ts'

/** Entries for removed pages are harmless. */
export type Sample = { namespace: Namespace | (string & {}); keys: readonly string[]; what: string }

const QUOTE = 'an invented quote'
const DATA = 'how data is handled'
const COST = 'what the cost is made up of'
const WEEKS = 'how long a rollout takes'
const ANSWER = 'an answer within one business day'

export const samples: readonly Sample[] = [
  { namespace: 'home', keys: ['testimonials.items'], what: QUOTE },
  { namespace: 'home', keys: ['portfolio.cases'], what: 'case studies of invented clients' },
  { namespace: 'home', keys: ['partners.areas'], what: 'invented partners' },
  { namespace: 'home', keys: ['bookADemo.steps'], what: 'examples are sent before the call' },

  { namespace: 'customeraisupport', keys: ['workload.quote'], what: QUOTE },
  { namespace: 'customeraisupport', keys: ['faq.groups.beforeStart.items.preparation'], what: WEEKS },
  { namespace: 'customeraisupport', keys: ['faq.groups.beforeStart.items.start'], what: COST },
  { namespace: 'customeraisupport', keys: ['faq.groups.peopleAndData.items.access'], what: DATA },
  {
    namespace: 'customeraisupport',
    keys: [
      'faq.groups.atWork.items',
      'faq.groups.peopleAndData.items.takeover',
      'faq.groups.peopleAndData.items.switchOff',
    ],
    what: 'what the product does: channels, automation, languages, who may take over, how it is switched off',
  },

  { namespace: 'salesaicopilot', keys: ['crm.lead'], what: DATA },
  { namespace: 'salesaicopilot', keys: ['followUps.note', 'followUps.limits'], what: 'channels, and when it stops' },
  { namespace: 'closemoredeals', keys: ['conversion.text'], what: 'what the conversion is compared with' },
  { namespace: 'aisdautomation', keys: ['results.note'], what: 'what the figures are compared with' },
  {
    namespace: 'aisdautomation',
    keys: ['hero.action', 'assistant.schedule'],
    what: 'the call takes as long as the consultation',
  },

  { namespace: 'aicontractanalysis', keys: ['quote'], what: QUOTE },
  { namespace: 'aicontractanalysis', keys: ['benefits.lead'], what: DATA },
  { namespace: 'contractreview', keys: ['reading.lead'], what: DATA },
  {
    namespace: 'contractreview',
    keys: ['results.results'],
    what: 'what languages and integrations mean for contracts',
  },
  { namespace: 'optimizeprocurement', keys: ['voice'], what: QUOTE },
  { namespace: 'optimizeprocurement', keys: ['policy.text'], what: DATA },
  { namespace: 'optimizeprocurement', keys: ['results.note', 'hero.lead'], what: 'the manufacturer of the case study' },

  { namespace: 'hraiassistant', keys: ['boundaries.facts.access'], what: DATA },
  { namespace: 'hraiassistant', keys: ['requests.payStub'], what: 'rates of contributions, which change every year' },
  { namespace: 'optimizehroperations', keys: ['testimonial'], what: QUOTE },
  {
    namespace: 'optimizehroperations',
    keys: ['week.lead', 'results.note'],
    what: 'the share of routine in a week of HR',
  },
  { namespace: 'streamlinehiring', keys: ['decisions.lead'], what: DATA },

  { namespace: 'nocodeai', keys: ['close.text'], what: 'what the trial includes, and where it is asked for' },
  { namespace: 'nocodeai', keys: ['duties.moments.data'], what: DATA },
  { namespace: 'dataanalytics', keys: ['voice'], what: QUOTE },
  { namespace: 'dataanalytics', keys: ['hero.lead', 'projects'], what: 'projects of invented clients' },
  { namespace: 'tailoredaisolutions', keys: ['voice'], what: QUOTE },
  { namespace: 'tailoredaisolutions', keys: ['hold.rows.cost'], what: COST },
  { namespace: 'tailoredaisolutions', keys: ['steps', 'hold.lead'], what: WEEKS },
  { namespace: 'tailoredaisolutions', keys: ['portfolio'], what: 'projects of invented clients' },

  { namespace: 'bookademo', keys: ['hero.quote'], what: QUOTE },
  { namespace: 'bookademo', keys: ['after.steps.answer.text'], what: ANSWER },
  { namespace: 'bookademo', keys: ['after.steps.request.text', 'after.steps.examples.text'], what: DATA },
  { namespace: 'bookademo', keys: ['after.steps.decision.text'], what: COST },
  { namespace: 'talktoanexpert', keys: ['voices.quotes'], what: QUOTE },
  { namespace: 'talktoanexpert', keys: ['hero.people'], what: 'invented colleagues' },
  { namespace: 'talktoanexpert', keys: ['agenda.parts.process.text'], what: DATA },
  { namespace: 'talktoanexpert', keys: ['agenda.parts.needs.text'], what: COST },
  { namespace: 'aimaturitydiagnostic', keys: ['voices.quotes'], what: QUOTE },

  { namespace: 'forms', keys: ['leadForm.note'], what: ANSWER },
  { namespace: 'forms', keys: ['fields.consent'], what: 'the consent that a visitor gives' },
  { namespace: 'privacy', keys: ['sections'], what: 'a privacy notice that no lawyer of the owner’s has read' },
  { namespace: 'facts', keys: ['price'], what: COST },
  { namespace: 'facts', keys: ['contact', 'demo'], what: ANSWER },
  { namespace: 'facts', keys: ['rollout'], what: WEEKS },
  { namespace: 'facts', keys: ['data'], what: DATA },
  { namespace: 'facts', keys: ['channels'], what: 'which channels the product has' },
]
