import { describe, expect, it } from 'vitest'
import { assistants, caseStudies, partners, testimonials } from '#pages/home/page-data.ts'
import { claims, sampleSources } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import { companies, people, type Person } from '#site/people.ts'
import { recordings } from '#site/recordings.ts'
import { cardFile } from '#site/search/head.ts'
import { variables } from '#site/settings.ts'
import { parts } from '../audit/runs.ts'
import { draftSentences } from '../new-page/drafts.ts'
import { filterBlocking, launchFindings, reportOf, summaryOf, totalOf, type Checkout } from './check.ts'
import { readCheckout } from './checkout.ts'
import type { Finding } from './finding.ts'
import { sampleMarks } from './pictures.ts'
import { ownEnvironment } from './testing/own-environment.ts'

const fresh: Checkout = { ...(await readCheckout()), confirmed: {}, auditRuns: {} }
const auditRuns = Object.fromEntries(parts.map((part) => [part, { at: '2026-11-17T00:00:00.000Z', worse: false }]))

const own: Checkout = {
  ...fresh,
  // Leave out an owner's unfinished work.
  files: [],
  translations: [],
  uploads: [
    ...fresh.uploads,
    ...fresh.pages.flatMap((page) => languages.map((each) => cardFile(page as PageId, each).replace('/uploads/', ''))),
  ],
  environment: ownEnvironment,
  auditRuns,
  claims: Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, { ...claim, source: 'our own count' }])),
  confirmed: Object.fromEntries(
    launchFindings(fresh)
      .filter(({ id, confirmable }) => confirmable && !id.startsWith('languages.'))
      .map(({ id }, index) => [id, `agreed in mail number ${index}`]),
  ),
}

const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id)
const blockingIn = (checkout: Checkout) => idsOf(filterBlocking(launchFindings(checkout)))

const found = launchFindings(fresh)
const ids = idsOf(found)
const report = reportOf(found, totalOf(fresh))

it('gives every finding a unique id, and one period at the end', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(found.filter(({ says }) => says.endsWith('..'))).toEqual([])
})

const isShown = ({ on }: Pick<Person, 'on'>) => on.some((page) => fresh.pages.includes(page))

it('reports every sample person and company, and blocks on everyone who is shown as real', () => {
  const names = [
    ...Object.values<Person>(people).filter(isShown),
    ...Object.values(companies).filter((each) => !('on' in each) || isShown(each)),
  ].map(({ name }) => (typeof name === 'string' ? name : name.en))
  expect(names.filter((name) => !report.includes(name))).toEqual([])
  const real = new Set<string>(['client', 'partner', 'colleague'])
  const wanted = [
    ...Object.entries(companies).flatMap(([id, { side }]) => (real.has(side) ? [`companies.${id}`] : [])),
    ...partners.map(({ id }) => `companies.${id}`),
    ...testimonials.map(({ portrait }) => `people.${portrait.split('.')[0]}`),
  ]
  expect(blockingIn(fresh)).toEqual(expect.arrayContaining(wanted))
  for (const { portrait } of testimonials) expect(report).toContain(`public/uploads/avatars/${portrait}`)
})

it('reports all sample copy with its keys', () => {
  const shown = fresh.samples.filter(({ namespace }) => fresh.namespaces.includes(namespace))
  const places = found.filter(({ group, blocks }) => group === 'texts' && blocks).map(({ place }) => place)
  expect(shown.length).toBeGreaterThan(0)
  const wanted = shown.map(({ namespace, keys }) => `public/locales/*/${namespace}.*.json: ${keys.join(', ')}`)
  expect(places).toEqual(expect.arrayContaining(wanted))
})

it('reports case pictures, recordings, and every setting whose default belongs to the sample vendor', () => {
  const ofVendor = Object.entries(variables).filter(
    ([, row]) => 'canBeEmpty' in row || /verdora|example/i.test(row.initial ?? ''),
  )
  const wanted = [
    ...caseStudies.map(({ id }) => `pictures.cases.${id}`),
    ...Object.keys(recordings).map((id) => `pictures.videos.${id}`),
    ...assistants.map(({ asset }) => `pictures.videos.${asset}`),
    ...ofVendor.map(([name]) => `settings.${name}`),
  ]
  expect(ids).toEqual(expect.arrayContaining(wanted))
})

it('blocks on a claim that is shown until the owner has given its source, unless the site counts it', () => {
  const [id, claim] = Object.entries(fresh.claims)[0]!
  const blockingFor = (source: string) =>
    blockingIn({ ...fresh, shownClaims: [id], claims: { [id]: { ...claim, source } } })
  for (const source of sampleSources) expect(blockingFor(source)).toContain(`claims.${id}`)
  expect(blockingFor('measured by us in 2026')).not.toContain(`claims.${id}`)
  expect(launchFindings({ ...fresh, shownClaims: [] }).filter(({ group }) => group === 'claims')).toEqual([])
  expect(ids).not.toContain('claims.diagnosticDimensions')
})

it('needs no confirmation for removed pages, texts and pictures', () => {
  const less = idsOf(launchFindings({ ...fresh, pages: [], namespaces: [], uploads: [] }))
  expect(less.filter((id) => /^(people|demos|texts)\.|^pictures\.(cases|videos)/.test(id))).toEqual([])
})

it('blocks on a page without a social image', () => {
  const [page = ''] = fresh.pages
  const uploads = own.uploads.filter((file) => !file.startsWith(`cards/${page}-`))
  expect(blockingIn({ ...own, uploads })).toEqual([`cards.${page}`])
})

it('reports nothing blocking when everything is set, confirmed and audited', () => {
  const remaining = launchFindings(own)
  expect(filterBlocking(remaining)).toEqual([])
  for (const say of [summaryOf, reportOf]) expect(say(remaining, totalOf(own))).toContain('Nothing blocks the launch')
})

it.each<[string, Record<string, string | undefined>, string, boolean]>([
  ['the contact address', { CONTACT_EMAIL: undefined }, 'settings.CONTACT_EMAIL', true],
  ['a sample value that was set explicitly', { BLOG_URL: variables.BLOG_URL.initial }, 'settings.BLOG_URL', true],
  ['an example domain as the site URL', { SITE_URL: 'https://acme.example' }, 'settings.SITE_URL.example', true],
  ['a mailbox at an example domain', { MAIL_TO: 'leads@example.com' }, 'settings.MAIL_TO.example', true],
  ['a site on this machine', { SITE_URL: 'http://localhost' }, 'settings.SITE_URL.http', true],
  ['a form without https', { LEAD_FORM_URL: 'http://forms.acme.com/lead' }, 'settings.LEAD_FORM_URL.http', true],
  ['no legal name', { LEGAL_NAME: undefined }, 'settings.LEGAL_NAME', true],
  ['no tax number', { TAX_NUMBER: undefined }, 'settings.TAX_NUMBER', false],
  ['no privacy contact', { PRIVACY_EMAIL: undefined }, 'settings.PRIVACY_EMAIL', false],
  ['neither mail nor webhook', { SMTP_URL: undefined }, 'settings.SMTP_URL', true],
  ['no proxy', { TRUSTED_PROXIES: undefined }, 'settings.TRUSTED_PROXIES', true],
  ['default working hours', { BOOKING_WORKING_HOURS: undefined }, 'settings.BOOKING_WORKING_HOURS', true],
  ['the built-in forms', {}, 'settings.own-forms', false],
  ['a short HSTS max-age', { HSTS_MAX_AGE: '86400' }, 'settings.HSTS_MAX_AGE', false],
  ['a hidden vendor name', { VOICE_AGENT_ID: 'agent_acme' }, 'settings.HIDE_VOICE_BRANDING', false],
  ['a model without a name', { ASSISTANT_MODEL_URL: 'https://models.acme.com/v1' }, 'settings.wrong', true],
  ['a webhook without a secret', { LEAD_WEBHOOK_URL: 'https://acme.com/hook' }, 'settings.wrong', true],
])('reports %s', (_, environment, id, blocks) => {
  const findings = launchFindings({ ...own, environment: { ...ownEnvironment, ...environment } })
  expect(findings.find((each) => each.id === id)?.blocks).toBe(blocks)
})

const crm = { LEAD_FORM_URL: 'https://crm.com/a', SCHEDULER_URL: 'https://crm.com/b' }
const webhook = { LEAD_WEBHOOK_URL: 'http://localhost:5678/lead', LEAD_WEBHOOK_SECRET: '4f8a2c19d0b7e635a1' }
const ownNotice = { PRIVACY_URL: 'https://acme.com/privacy', LEGAL_NAME: '' }
const noServer = { SMTP_URL: '', TRUSTED_PROXIES: '' }

it.each([
  ['one mailbox for both languages', { CONTACT_EMAIL_PT: undefined }, 'settings.CONTACT_EMAIL_PT'],
  ['the owner’s own privacy notice', ownNotice, 'settings.LEGAL_NAME'],
  ['a webhook on the same machine', webhook, 'settings.LEAD_WEBHOOK_URL.http'],
  ['forms of a CRM without mail settings', { ...crm, ...noServer }, 'settings.SMTP_URL'],
  ['a static host without a server', { LEADS_SERVER: 'no', ...noServer }, 'settings.SMTP_URL'],
])('accepts %s', (_, environment, id) => {
  const findings = launchFindings({ ...own, environment: { ...ownEnvironment, ...environment } })
  expect(idsOf(findings)).not.toContain(id)
  expect(filterBlocking(findings)).toEqual([])
})

it('reports example addresses, plain http and the draft texts of a new page', () => {
  const file = 'public/locales/en/home.en.json'
  const withText = (text: string) => {
    const findings = launchFindings({ ...own, files: [{ file, text: JSON.stringify({ a: text }) }] })
    return filterBlocking(findings).map(({ place }) => place)
  }
  expect(draftSentences.length).toBeGreaterThan(0)
  const addresses = ['See https://example.com/a.', 'Write to ana@tavelmo.example', 'At http://acme.com']
  for (const text of [...addresses, ...draftSentences]) expect(withText(text), text).toEqual([file])
  expect(withText('See https://acme.com, or write to hi@acme.com. For example.')).toEqual([])
})

it('lists missing parts of the audit and blocks on regressions', () => {
  const { bytes: _, ...rest } = auditRuns
  const missing = launchFindings({ ...own, auditRuns: rest }).find(({ id }) => id === 'audit.missing')
  expect(missing).toMatchObject({ blocks: false, says: expect.stringMatching(/: bytes\.$/) })
  const axe = { at: '2026-11-17T00:00:00.000Z', worse: true }
  expect(blockingIn({ ...own, auditRuns: { ...auditRuns, axe } })).toEqual(['audit.worse'])
})

it('rejects a confirmation of a setting, without a reason or with an unknown id', () => {
  const id = found.find(({ confirmable, blocks }) => confirmable && blocks)!.id
  expect(blockingIn({ ...own, confirmed: { ...own.confirmed, [id]: ' ' } })).toEqual([id])
  const wrong = launchFindings({ ...own, confirmed: { ...own.confirmed, [`${id}s`]: 'agreed' } })
  expect(wrong.find((each) => each.id === `confirmed.${id}s`)?.says).toContain(`Did you mean ${id}?`)
  const confirmed = { ...own.confirmed, 'settings.SITE_BRAND': 'we are called so' }
  const environment = { ...ownEnvironment, SITE_BRAND: undefined }
  expect(blockingIn({ ...own, environment, confirmed })).toEqual(['settings.SITE_BRAND'])
})

describe('removed content', () => {
  const label = { file: 'public/locales/en/common.en.json', text: '{"pages":{"removed":{"label":"Fax routing"}}}' }
  const withText = (text: string, environment = {}) => {
    const file = { file: 'public/locales/en/home.en.json', text: JSON.stringify({ a: text }) }
    const reported = launchFindings({
      ...own,
      environment: { ...ownEnvironment, ...environment },
      files: [label, file],
    })
    return reported.filter(({ id }) => id.startsWith('gone.')).map(({ id, blocks }) => [id, blocks])
  }

  it('is reported if a text mentions a removed page', () => {
    expect(withText('See Fax routing.')).toEqual([['gone.removed.home.a.en', false]])
    expect(withText('See our pages.')).toEqual([])
  })

  it('is reported if a text offers it without a condition', () => {
    const offers = 'Try the builder.'
    const hasBuilder = fresh.pages.includes('no-code-ai-assistant')
    expect(withText(offers, { BUILDER_URL: 'https://build.acme.com' })).toEqual([])
    expect(withText(offers, { BUILDER_URL: '' })).toEqual(hasBuilder ? [] : [['gone.builder.home.a.en', true]])
    expect(withText(`{{?builder}}${offers}{{/}}`, { BUILDER_URL: '' })).toEqual([])
  })
})

it('shows the number of findings done, the total and the time left', () => {
  const total = totalOf(fresh)
  const half = { ...fresh, confirmed: Object.fromEntries(Object.entries(own.confirmed).slice(0, 20)) }
  const remaining = filterBlocking(launchFindings(half))
  expect(remaining.length).toBeLessThan(total)
  expect(totalOf(half)).toBe(total)
  const progress = `${total - remaining.length} of ${total} done, ${remaining.length} left \\(about \\d+`
  expect(summaryOf(remaining, total)).toMatch(new RegExp(progress))
  expect(reportOf(launchFindings(half), total)).toMatch(/^1\. \D+ \(\d+ left, about \d+ (minutes|h)\)$/m)
})

it('rejects a reason that two confirmations share, ignoring the ids in it', () => {
  const [one, other] = Object.keys(own.confirmed) as [string, string]
  const wanted = [one, other, `confirmed.${one}`, `confirmed.${other}`]
  for (const [reason, second] of Object.entries({ checked: 'Checked ', [`${one} is right`]: `${other} is right` })) {
    const findings = launchFindings({ ...own, confirmed: { ...own.confirmed, [one]: reason, [other]: second } })
    expect(idsOf(findings)).toEqual(expect.arrayContaining(wanted))
  }
})

it('reports the sample mark and social images until they are redrawn', () => {
  const redrawn = { marks: ['an own drawing'], cards: ownEnvironment['SITE_BRAND'] }
  const samples = { marks: sampleMarks, cards: variables.SITE_BRAND.initial }
  const [before, after] = [samples, redrawn].map((drawn) =>
    idsOf(launchFindings({ ...fresh, drawn, environment: ownEnvironment })),
  )
  expect(before).toEqual(expect.arrayContaining(['pictures.mark', 'pictures.social']))
  expect(after?.filter((id) => /mark$|social$/.test(id))).toEqual([])
})
