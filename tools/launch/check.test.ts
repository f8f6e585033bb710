import { expect, it } from 'vitest'
import { assistants, caseStudies, partners, testimonials } from '#pages/home/page-data.ts'
import { claims, SAMPLE } from '#site/claims.ts'
import { languages } from '#site/languages.ts'
import type { PageId } from '#site/pages.ts'
import { companies, people, type Company, type Person } from '#site/people.ts'
import { recordings } from '#site/recordings.ts'
import { cardFile } from '#site/search/head.ts'
import { variables } from '#site/settings.ts'
import { parts } from '../audit/runs.ts'
import { draftSentences } from '../new-page/drafts.ts'
import { filterBlocking, launchFindings, reportOf, summaryOf, totalOf, type Project } from './check.ts'
import type { Finding } from './finding.ts'
import { sampleMarks } from './pictures.ts'
import { readProject } from './project-files.ts'
import { ownEnvironment } from './testing/own-environment.ts'

const fresh: Project = { ...(await readProject()), confirmed: {}, auditRuns: {} }
const found = launchFindings(fresh)
const confirmable = found.filter((finding) => finding.confirmable && !finding.id.startsWith('languages.'))
const cards = fresh.pages.flatMap((page) => languages.map((language) => cardFile(page as PageId, language)))
const auditRun = { at: '2026-11-17T00:00:00.000Z', worse: false }

const own: Project = {
  ...fresh,
  // Leave out an owner's unfinished work.
  files: [],
  translations: [],
  uploads: [...fresh.uploads, ...cards.map((file) => file.replace('/uploads/', ''))],
  environment: ownEnvironment,
  auditRuns: Object.fromEntries(parts.map((part) => [part, auditRun])),
  claims: Object.fromEntries(Object.entries(claims).map(([id, claim]) => [id, { ...claim, source: 'our own count' }])),
  confirmed: Object.fromEntries(confirmable.map(({ id }, index) => [id, `agreed in mail number ${index}`])),
}

const idsOf = (findings: readonly Finding[]) => findings.map(({ id }) => id)
const blockingIn = (project: Project) => idsOf(filterBlocking(launchFindings(project)))

const findingsWith = (environment: Record<string, string | undefined>, changes: Partial<Project> = {}) =>
  launchFindings({ ...own, ...changes, environment: { ...ownEnvironment, ...environment } })

const ids = idsOf(found)
const report = reportOf(found, totalOf(fresh))

it('gives every finding a unique id, one period at the end and a place in the report', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  expect(found.filter(({ says }) => says.endsWith('..'))).toEqual([])
  for (const { says, place } of found) expect(report).toContain(`${says}\n          → ${place}`)
})

it('reports every sample person and company, and blocks on everyone who is shown as real', () => {
  const all = [...Object.values<Person>(people), ...Object.values<Company>(companies)]
  const shown = all.filter(({ on }) => !on || on.some((page) => fresh.pages.includes(page)))
  for (const { name } of shown) expect(report).toContain(typeof name === 'string' ? name : name.en)
  const real = Object.entries(companies).filter(([, { side }]) => ['client', 'partner', 'colleague'].includes(side))
  const wanted = [
    ...real.map(([id]) => `companies.${id}`),
    ...partners.map(({ id }) => `companies.${id}`),
    ...testimonials.map(({ person }) => `people.${person}`),
  ]
  expect(blockingIn(fresh)).toEqual(expect.arrayContaining(wanted))
  for (const { person } of testimonials) expect(report).toContain(`public/uploads/avatars/${person}.svg`)
})

it('reports all sample copy with its keys', () => {
  const shown = fresh.samples.filter(({ namespace }) => fresh.namespaces.includes(namespace))
  expect(shown).not.toEqual([])
  for (const { namespace, keys } of shown) {
    const place = `public/locales/*/${namespace}.*.json: ${keys.join(', ')}`
    expect(found).toContainEqual(expect.objectContaining({ group: 'texts', blocks: true, place }))
  }
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
  expect(blockingFor(`${SAMPLE} terms of the offer`)).toContain(`claims.${id}`)
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

it.each<[string, Record<string, string | undefined>, string, boolean]>([
  ['the contact address', { CONTACT_EMAIL: undefined }, 'settings.CONTACT_EMAIL', true],
  ['a sample value that was set explicitly', { BLOG_URL: variables.BLOG_URL.initial }, 'settings.BLOG_URL', true],
  ['an example domain as the site URL', { SITE_URL: 'https://acme.example' }, 'settings.SITE_URL.example', true],
  ['a mailbox at an example domain', { MAIL_TO: 'leads@example.com' }, 'settings.MAIL_TO.example', true],
  ['a form without TLS', { LEAD_FORM_URL: 'http://crm.com/a' }, 'settings.LEAD_FORM_URL.http', true],
  ['a site on this machine', { SITE_URL: 'http://localhost' }, 'settings.SITE_URL.http', true],
  ['no legal name', { LEGAL_NAME: undefined }, 'settings.LEGAL_NAME', true],
  ['no tax number', { TAX_NUMBER: undefined }, 'settings.TAX_NUMBER', false],
  ['no address for privacy questions', { PRIVACY_EMAIL: undefined }, 'settings.PRIVACY_EMAIL', false],
  ['no region on the page about security', {}, 'settings.HOSTING_REGION', false],
  ['no prices', {}, 'settings.PRICES_FROM', false],
  ['no price of the builder', {}, 'settings.BUILDER_PRICE', false],
  ['neither mail nor webhook', { SMTP_URL: undefined }, 'settings.SMTP_URL', true],
  ['no proxy', { TRUSTED_PROXIES: undefined }, 'settings.TRUSTED_PROXIES', true],
  ['default working hours', { BOOKING_WORKING_HOURS: undefined }, 'settings.BOOKING_WORKING_HOURS', true],
  ['the built-in forms', {}, 'settings.own-forms', false],
  ['a short HSTS max-age', { HSTS_MAX_AGE: '86400' }, 'settings.HSTS_MAX_AGE', false],
  ['a hidden vendor name', { VOICE_AGENT_ID: 'agent_acme' }, 'settings.HIDE_VOICE_BRANDING', false],
  ['a model without a name', { ASSISTANT_MODEL_URL: 'https://models.acme.com/v1' }, 'settings.wrong', true],
  ['a webhook without a secret', { LEAD_WEBHOOK_URL: 'https://acme.com/hook' }, 'settings.wrong', true],
])('reports %s', (_, environment, id, blocks) => {
  expect(findingsWith(environment)).toContainEqual(expect.objectContaining({ id, blocks }))
})

const crm = { LEAD_FORM_URL: 'https://crm.com/a', SCHEDULER_URL: 'https://crm.com/b' }
const webhook = { LEAD_WEBHOOK_URL: 'http://localhost:5678/lead', LEAD_WEBHOOK_SECRET: '4f8a2c19d0b7e635a1' }
const noServer = { SMTP_URL: '', TRUSTED_PROXIES: '' }

it.each<[string, Record<string, string | undefined>, string?]>([
  ['everything set, confirmed and audited', {}],
  ['one mailbox for both languages', { CONTACT_EMAIL_PT: undefined }, 'settings.CONTACT_EMAIL_PT'],
  ['the owner’s own notice', { PRIVACY_URL: 'https://acme.com/privacy', LEGAL_NAME: '' }, 'settings.LEGAL_NAME'],
  ['a webhook on the same machine', webhook, 'settings.LEAD_WEBHOOK_URL.http'],
  ['forms of a CRM without mail settings', { ...crm, ...noServer }, 'settings.SMTP_URL'],
  ['a static host without a server', { LEADS_SERVER: 'no', ...noServer }, 'settings.SMTP_URL'],
])('accepts %s', (_, environment, id) => {
  const findings = findingsWith(environment)
  expect(idsOf(findings)).not.toContain(id)
  expect(filterBlocking(findings)).toEqual([])
  for (const say of [summaryOf, reportOf]) expect(say(findings, totalOf(own))).toContain('Nothing blocks the launch')
})

it('reports example addresses, plain http and the draft texts of a new page', () => {
  const file = 'public/locales/en/home.en.json'
  const placesFor = (text: string) =>
    filterBlocking(findingsWith({}, { files: [{ file, text: JSON.stringify({ a: text }) }] })).map(({ place }) => place)
  expect(draftSentences).not.toEqual([])
  const addresses = ['See https://example.com/a.', 'Write to ana@tavelmo.example', 'At http://acme.com']
  for (const text of [...addresses, ...draftSentences]) expect(placesFor(text), text).toEqual([file])
  expect(placesFor('See https://acme.com, or write to hi@acme.com. For example.')).toEqual([])
})

it('lists missing parts of the audit and blocks on regressions', () => {
  const { bytes: _, ...auditRuns } = own.auditRuns
  const missing = { id: 'audit.missing', blocks: false, says: expect.stringMatching(/: bytes\.$/) }
  expect(launchFindings({ ...own, auditRuns })).toContainEqual(expect.objectContaining(missing))
  const axe = { ...auditRun, worse: true }
  expect(blockingIn({ ...own, auditRuns: { ...own.auditRuns, axe } })).toEqual(['audit.worse'])
})

function findingsConfirmed(confirmed: Record<string, string>, environment = {}): Finding[] {
  return findingsWith(environment, { confirmed: { ...own.confirmed, ...confirmed } })
}

it('rejects a confirmation of a setting, without a reason or with an unknown id', () => {
  const [id = ''] = idsOf(filterBlocking(confirmable))
  expect(idsOf(filterBlocking(findingsConfirmed({ [id]: ' ' })))).toEqual([id])
  const wrong = { id: `confirmed.${id}s`, says: expect.stringContaining(`Did you mean ${id}?`) }
  expect(findingsConfirmed({ [`${id}s`]: 'agreed' })).toContainEqual(expect.objectContaining(wrong))
  const unset = findingsConfirmed({ 'settings.SITE_BRAND': 'we are called so' }, { SITE_BRAND: undefined })
  expect(idsOf(filterBlocking(unset))).toEqual(['settings.SITE_BRAND'])
})

it('rejects a reason that two confirmations share, ignoring the ids in it', () => {
  const [one = '', other = ''] = Object.keys(own.confirmed)
  const wanted = [one, other, `confirmed.${one}`, `confirmed.${other}`]
  const stock = findingsConfirmed({ [one]: 'checked', [other]: 'Checked ' })
  expect(idsOf(stock)).toEqual(expect.arrayContaining(wanted))
  const withIds = findingsConfirmed({ [one]: `${one} is right`, [other]: `${other} is right` })
  expect(idsOf(withIds)).toEqual(expect.arrayContaining(wanted))
})

const goneBuilder = { id: 'gone.builder.home.a.en', blocks: true }

it.each([
  ['See Fax routing.', '', [{ id: 'gone.removed.home.a.en', blocks: false }]],
  ['See our pages.', '', []],
  ['Try the builder.', '', fresh.pages.includes('no-code-ai-assistant') ? [] : [goneBuilder]],
  ['Try the builder.', 'https://build.acme.com', []],
  ['{{?builder}}Try the builder.{{/}}', '', []],
])('reports a text that offers a removed page, or one without a condition: %s (%s)', (text, BUILDER_URL, wanted) => {
  const label = { file: 'public/locales/en/common.en.json', text: '{"pages":{"removed":{"label":"Fax routing"}}}' }
  const file = { file: 'public/locales/en/home.en.json', text: JSON.stringify({ a: text }) }
  const findings = findingsWith({ BUILDER_URL }, { files: [label, file] })
  expect(findings.filter(({ id }) => id.startsWith('gone.'))).toMatchObject(wanted)
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

it.each<[Project['drawn'], string[]]>([
  [{ marks: sampleMarks, cards: variables.SITE_BRAND.initial }, ['pictures.mark', 'pictures.social']],
  [{ marks: ['an own drawing'], cards: ownEnvironment['SITE_BRAND'] }, []],
])('reports the sample mark and social images until they are redrawn: %o', (drawn, wanted) => {
  const ofDrawings = idsOf(findingsWith({}, { drawn, confirmed: {} })).filter((id) => /mark$|social$/.test(id))
  expect(ofDrawings).toEqual(wanted)
})
