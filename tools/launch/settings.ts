import { modelVariables, readModelSettings } from '#assistant/server/settings.ts'
import { leadsVariables, readLeadsSettings, type LeadsSettings } from '#leads/server/settings.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { findPage } from '#site/pages.ts'
import { emailSetting, readSettings, sampleLinks, variables, type Settings } from '#site/settings.ts'
import { isLoopback, SettingsError } from '#site/variables.ts'
import type { Finding } from './finding.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const samples = [
  'SITE_BRAND',
  'SITE_URL',
  ...languages.map(emailSetting),
  'OFFICES',
  ...sampleLinks,
] as const satisfies readonly (keyof typeof variables)[]

const HALF_A_YEAR_S = 180 * 24 * 60 * 60

/** RFC 2606, RFC 6761. */
const RESERVED = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/

export function settingsFindings(environment: Environment): Finding[] {
  try {
    const [site, leads] = [readSettings(environment), readLeadsSettings(environment)]
    // Throws on settings that would stop the server at startup.
    readModelSettings(environment)
    return [
      ...samples.filter((name) => isSample(name, environment, site)).map(sampleFinding),
      ...Object.entries(environment).flatMap(([name, value]) => (value ? addressFindings(name, value) : [])),
      ...lawFindings(environment, site),
      ...securityFindings(environment),
      ...priceFindings(environment),
      ...transportFindings(site),
      ...formFindings(environment, site, leads),
    ]
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [{ ...setting('wrong', error.message), place: '.env' }]
  }
}

function isSample(name: (typeof samples)[number], environment: Environment, site: Settings): boolean {
  const { initial } = variables[name]
  // An owner with one mailbox uses it for all languages.
  const language = languages.find((each) => each !== DEFAULT_LANGUAGE && emailSetting(each) === name)
  if (language) return site.emails[language] === initial
  // Once the brand is set, the site has only the links that are set.
  const isLink = (sampleLinks as readonly string[]).includes(name)
  if (isLink && environment[name] === undefined && !isSample('SITE_BRAND', environment, site)) return false
  const value = 'canBeEmpty' in variables[name] ? (environment[name] ?? initial) : environment[name] || initial
  return value === initial
}

function sampleFinding(name: (typeof samples)[number]): Finding {
  const advice = 'canBeEmpty' in variables[name] ? ' Leave it empty if you have none.' : ''
  return setting(name, `${name} still has the sample value: ${variables[name].initial}.${advice}`)
}

/** Ignores defaults, which are reported as samples. */
function addressFindings(name: string, value: string): Finding[] {
  const isOfSite = name in variables
  if (!isOfSite && !(name in leadsVariables) && !(name in modelVariables)) return []
  if (isOfSite && value === variables[name as keyof typeof variables].initial) return []
  // Mail servers, databases and webhooks often run on the same machine, where traffic cannot be intercepted.
  if (!isOfSite && isLoopback(hostIn(value))) return []
  const example = `${name} uses a domain that is reserved for examples.`
  const http = `${name} uses http: others can read and change the traffic. Use https.`
  return [
    ...findingIf(isReserved(value), setting(`${name}.example`, example, name)),
    ...findingIf(value.startsWith('http:'), setting(`${name}.http`, http, name)),
  ]
}

export function isReserved(address: string): boolean {
  return RESERVED.test(hostIn(address))
}

/** Host of a URL or an email address. */
function hostIn(address: string): string {
  return URL.parse(address)?.hostname || (/^[^\s@]+@([^\s@]+)$/.exec(address)?.[1] ?? '')
}

function lawFindings(environment: Environment, { privacyUrl }: Settings): Finding[] {
  if (privacyUrl) return []
  const officer = 'The privacy notice names no data protection officer. Most companies in Brazil need one'
  const rows: readonly [name: string, blocks: boolean, says: string][] = [
    ['LEGAL_NAME', true, 'The privacy notice does not name the company that is responsible for the site'],
    ['TAX_NUMBER', false, 'The privacy notice has no tax number. Some countries require it, for example Brazil (CNPJ)'],
    ['PRIVACY_EMAIL', false, 'Questions about personal data go to the contact address'],
    ['PRIVACY_OFFICER', false, officer],
  ]
  const missing = rows.filter(([name]) => !environment[name])
  return missing.map(([name, blocks, says]) => {
    return { ...setting(name, `${says}.`, `${name}, or PRIVACY_URL, if you have your own notice`), blocks }
  })
}

function securityFindings(environment: Environment): Finding[] {
  if (!findPage('security')) return []
  const rows: readonly [name: string, missing: string][] = [
    ['HOSTING_REGION', 'where data is hosted'],
    ['CERTIFICATIONS', 'certifications'],
    ['UPTIME', 'uptime'],
    ['SSO', 'single sign-on'],
    ['SUBPROCESSORS_URL', 'subprocessors'],
    ['DPA_URL', 'a data processing agreement'],
    ['SECURITY_EMAIL', 'an address for reports of vulnerabilities'],
  ]
  const unset = rows.filter(([name]) => !environment[name])
  return unset.map(([name, missing]) => hint(name, `The page about security does not mention ${missing}.`))
}

function priceFindings(environment: Environment): Finding[] {
  const names = findPage('no-code-ai-assistant') ? ['PRICES_FROM', 'BUILDER_PRICE'] : ['PRICES_FROM']
  const unset = names.filter((name) => !environment[name])
  return unset.map((name) => hint(name, 'Visitors look for a price, and the pages state none.'))
}

function transportFindings({ hsts, voiceAgentId, diagnosticAgentId, voiceWidget }: Settings): Finding[] {
  const weak =
    'Browsers remember to use https for less than half a year: fine for the first days, but too short after that.'
  const hidden = 'The name of the voice agent’s vendor is hidden, which needs their permission.'
  const hasAgent = Boolean(voiceAgentId ?? diagnosticAgentId)
  return [
    ...findingIf(hsts.maxAgeS < HALF_A_YEAR_S, hint('HSTS_MAX_AGE', weak)),
    ...findingIf(hasAgent && voiceWidget.hideBranding, hint('HIDE_VOICE_BRANDING', hidden)),
  ]
}

function formFindings(
  environment: Environment,
  { hasLeadsServer, leadFormUrl, schedulerUrl }: Settings,
  leads: LeadsSettings,
): Finding[] {
  if (!hasLeadsServer || (leadFormUrl && schedulerUrl)) return []
  const unheard = 'Your team is not notified of leads: neither mail nor a webhook is set.'
  const proxy = `No proxy is set. The site needs one for https, and without its address all visitors share one limit: ${leads.sendsPerMinute} forms a minute, ${leads.leadsPerDay} leads and ${leads.callsPerDay} calls a day.`
  const hours = 'Calls can be booked during the sample hours. Set your own, even if they are the same.'
  const own = 'The site uses its own forms. They need the server of this project and do not work on a static host.'
  return [
    ...findingIf(!leads.mail && !leads.webhook, setting('SMTP_URL', unheard, 'SMTP_URL, or LEAD_WEBHOOK_URL')),
    ...findingIf(!leads.trustedProxies, setting('TRUSTED_PROXIES', proxy)),
    ...findingIf(!schedulerUrl && !environment['BOOKING_WORKING_HOURS'], setting('BOOKING_WORKING_HOURS', hours)),
    hint('own-forms', own, 'LEAD_FORM_URL, SCHEDULER_URL'),
  ].map((finding) => ({ ...finding, group: 'forms' }))
}

function findingIf(condition: boolean, finding: Finding): Finding[] {
  return condition ? [finding] : []
}

function setting(id: string, says: string, names = id): Finding {
  return { id: `settings.${id}`, group: 'settings', says, place: `.env: ${names}`, blocks: true }
}

function hint(id: string, says: string, names = id): Finding {
  return { ...setting(id, says, names), blocks: false }
}
