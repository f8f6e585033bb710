import { expect, it } from 'vitest'
import { textsIn } from '#i18n/testing/texts-in.ts'
import { languages } from './languages.ts'
import { noticeOf } from './privacy-notice.ts'
import { readSettings } from './settings.ts'
import { partsOf } from './template.ts'

type Environment = Record<string, string>

const noticeWith = (environment: Environment) => noticeOf(readSettings(environment))
const paragraphsWith = (environment: Environment) =>
  noticeWith(environment).flatMap(({ id, paragraphs }) => paragraphs.map((each) => `${id}.${each}`))

const switches: readonly [Environment, added: string[], gone?: string[]][] = [
  [
    { LEAD_FORM_URL: 'https://forms.example/lead' },
    ['outsideForms.leadForm', 'outsideForms.shown'],
    ['forms.lead', 'forms.phone'],
  ],
  [
    { SCHEDULER_URL: 'https://call.example/x', ASK_BEFORE_FRAMES: 'yes' },
    ['outsideForms.calendar', 'outsideForms.asked'],
    ['forms.booking'],
  ],
  [{ SCHEDULING_PAGE_URL: 'https://calendar.example/' }, ['outsideForms.schedulingPage']],
  [{ VOICE_AGENT_ID: 'agent_1' }, ['assistants.agent', 'assistants.standIn'], ['assistants.own']],
  [{ DIAGNOSTIC_AGENT_ID: 'agent_2' }, ['assistants.diagnosticAgent', 'assistants.standIn'], ['assistants.diagnostic']],
  [{ ASSISTANT_MODEL_URL: 'https://models.example/v1' }, ['assistants.model'], ['assistants.own']],
  [{ ASSISTANT_MODEL_URL: 'http://127.0.0.1:8080/v1' }, ['assistants.ownModel'], ['assistants.own']],
  [{ ASSISTANT_COUNTS_QUESTIONS: 'yes' }, ['assistants.questions']],
  [
    { ASSISTANT_COUNTS_QUESTIONS: 'yes', LEADS_KEEP_DAYS: '30' },
    ['assistants.questionsDays', 'forms.keptDays'],
    ['forms.kept'],
  ],
  [
    { ANALYTICS_MEASUREMENT_ID: 'G-A1B2C3D4' },
    ['counting.analytics', 'browser.analyticsCookies'],
    ['counting.none', 'browser.noCookies'],
  ],
  [{ ANALYTICS_SCRIPT_URL: 'https://count.example/script.js' }, ['counting.counter'], ['counting.none']],
  [
    { LEADS_SERVER: 'no' },
    ['forms.written'],
    ['forms.lead', 'forms.phone', 'forms.booking', 'forms.along', 'forms.why', 'forms.kept', 'others.server'],
  ],
  [{ SMTP_URL: 'smtps://user:word@mail.example' }, ['forms.mail']],
  [{ LEAD_WEBHOOK_URL: 'https://hooks.example/leads' }, ['forms.webhook']],
  [{ TAX_NUMBER: '12.345.678/0001-90' }, ['company.taxNumber']],
  [{ PRIVACY_OFFICER: 'Ana P.' }, ['company.officer']],
]

const fresh = paragraphsWith({})

it.each(switches)('adds and removes only the paragraphs that depend on %o', (environment, added, gone = []) => {
  const now = paragraphsWith(environment)
  expect(now.filter((each) => !fresh.includes(each)).toSorted()).toEqual(added.toSorted())
  expect(fresh.filter((each) => !now.includes(each)).toSorted()).toEqual(gone.toSorted())
})

it.each([{ ASSISTANT_MODEL_URL: 'https://models.example/v1' }, { ASSISTANT_COUNTS_QUESTIONS: 'yes' }])(
  'ignores %o on a site without its server',
  (environment) => {
    expect(paragraphsWith({ ...environment, LEADS_SERVER: 'no' })).toEqual(paragraphsWith({ LEADS_SERVER: 'no' }))
  },
)

// Regression: next to an external agent, the paragraph about the diagnostic still had a "too" in it.
it.each(languages)('describes each assistant independently of the other, in %s', (language) => {
  const texts = textsIn(language, 'privacy')
  for (const paragraph of ['own', 'agent', 'diagnostic', 'diagnosticAgent']) {
    expect(texts.get(`sections.assistants.paragraphs.${paragraph}`)).not.toMatch(/\b(too|also|either)\b|também/)
  }
})

it('links to the owner’s document instead, and keeps the accessibility statement at the end', () => {
  const sections = noticeWith({ PRIVACY_URL: 'https://acme.example/privacy' })
  expect(sections.map(({ id }) => id)).toEqual(['elsewhere', 'accessibility'])
  expect(noticeWith({}).at(-1)?.id).toBe('accessibility')
})

it('names hosts, but never a webhook or mail server', () => {
  const environment = { ...Object.assign({}, ...switches.map(([each]) => each)), LEAD_WEBHOOK_SECRET: 'x'.repeat(16) }
  const values = JSON.stringify(noticeWith(environment).map((section) => section.values))
  expect(values).toContain('forms.example')
  expect(values).not.toMatch(/hooks|mail\.example|word/)
})

it.each(languages)('has a value for each bracketed name, in %s', (language) => {
  const texts = textsIn(language, 'privacy')
  for (const { id, paragraphs, values } of switches.flatMap(([environment]) => noticeWith(environment))) {
    const all = paragraphs.map((paragraph) => texts.get(`sections.${id}.paragraphs.${paragraph}`))
    const names = partsOf(all.join('\n')).flatMap(({ kind, text }) => (kind === 'bracketed' ? [text] : []))
    expect(['mail', 'document', 'date', ...Object.keys(values)]).toEqual(expect.arrayContaining(names))
  }
})
