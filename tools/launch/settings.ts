import { modelVariables, readModelSettings } from '#assistant/server/settings.ts'
import { leadsVariables, readLeadsSettings, type LeadsSettings } from '#leads/server/settings.ts'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { emailSetting, readSettings, sampleLinks, variables, type Settings } from '#site/settings.ts'
import { SettingsError } from '#site/variables.ts'
import { isLocal, isReserved } from './addresses.ts'
import { SETTINGS, type Finding } from './finding.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** Settings with defaults that belong to the sample vendor. */
const samples = [
  'SITE_BRAND',
  'SITE_URL',
  ...languages.map(emailSetting),
  'OFFICES',
  ...sampleLinks,
] as const satisfies readonly (keyof typeof variables)[]

const HALF_A_YEAR_S = 180 * 24 * 60 * 60

export function settingsFindings(environment: Environment): Finding[] {
  try {
    const [site, leads] = [readSettings(environment), readLeadsSettings(environment)]
    // Throws on invalid settings, which would otherwise stop the server at startup.
    readModelSettings(environment)
    return [
      ...samples.filter((name) => isSample(name, environment, site)).map(atSample),
      ...Object.entries(environment).flatMap(([name, value]) => (value ? addressFindings(name, value) : [])),
      ...lawFindings(environment, site),
      ...transportFindings(site),
      ...formFindings(environment, site, leads),
    ]
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return [setting('wrong', error.message, SETTINGS)]
  }
}

function isSample(name: (typeof samples)[number], environment: Environment, site: Settings): boolean {
  // An owner with one mailbox uses it for all languages.
  const language = languages.find((each) => each !== DEFAULT_LANGUAGE && emailSetting(each) === name)
  if (language) return site.emails[language] === variables[name].initial
  const { initial } = variables[name]
  // Once the brand is set, the site has only the links that are set.
  const isLink = (sampleLinks as readonly string[]).includes(name)
  if (isLink && environment[name] === undefined && !isSample('SITE_BRAND', environment, site)) return false
  const value = 'orNothing' in variables[name] ? (environment[name] ?? initial) : environment[name] || initial
  return value === initial
}

function atSample(name: (typeof samples)[number]): Finding {
  const orNothing = 'orNothing' in variables[name] ? ' Set it to nothing if you have none.' : ''
  return setting(name, `${name} is the sample: ${variables[name].initial}.${orNothing}`)
}

/** Only checks settings of the owner: defaults are reported as samples. */
function addressFindings(name: string, value: string): Finding[] {
  const isOfSite = name in variables
  if (!isOfSite && !(name in leadsVariables) && !(name in modelVariables)) return []
  if (isOfSite && value === variables[name as keyof typeof variables].initial) return []
  // Mail servers, databases and webhooks often run on the same machine.
  const isOwnMachine = !isOfSite && isLocal(value)
  const example = `${name} names a host that nobody can have: it is kept for examples.`
  const http = `${name} is an http address: what goes there can be read and changed on its way.`
  return [
    ...when(isReserved(value) && !isOwnMachine, setting(`${name}.example`, example, place(name))),
    ...when(value.startsWith('http:') && !isOwnMachine, setting(`${name}.http`, http, place(name))),
  ]
}

function lawFindings(environment: Environment, { privacyUrl }: Settings): Finding[] {
  if (privacyUrl) return []
  const instead = 'or PRIVACY_URL, if you have a notice of your own'
  const rows = [
    { name: 'LEGAL_NAME', blocks: true, says: 'The privacy notice does not say which company answers for the site' },
    {
      name: 'TAX_NUMBER',
      blocks: false,
      says: 'The privacy notice has no tax number. Some countries ask for it: Brazil for the CNPJ',
    },
    { name: 'PRIVACY_EMAIL', blocks: false, says: 'Questions about personal data go to the contact address' },
    {
      name: 'PRIVACY_OFFICER',
      blocks: false,
      says: 'The privacy notice names no data protection officer. Most companies in Brazil need one',
    },
  ]
  return rows
    .filter(({ name }) => !environment[name])
    .map(({ name, blocks, says }) => ({ ...setting(name, `${says}.`, `${place(name)}, ${instead}`), blocks }))
}

function transportFindings({ hsts, voiceAgentId, diagnosticAgentId, voiceWidget }: Settings): Finding[] {
  const weak = 'Browsers keep to https for less than half a year: fine for the first days, weak after them.'
  const hidden = 'The name of the voice agent’s vendor is hidden: that needs their permission.'
  const hasAgent = Boolean(voiceAgentId ?? diagnosticAgentId)
  return [
    ...when(hsts.maxAgeS < HALF_A_YEAR_S, hint('HSTS_MAX_AGE', weak)),
    ...when(hasAgent && voiceWidget.hideBranding, hint('HIDE_VOICE_BRANDING', hidden)),
  ]
}

/** The built-in form and scheduler are fine if someone is notified of submissions. */
function formFindings(
  environment: Environment,
  { hasLeadsServer, leadFormUrl, schedulerUrl }: Settings,
  leads: LeadsSettings,
): Finding[] {
  if (!hasLeadsServer || (leadFormUrl && schedulerUrl)) return []
  const unheard = 'Nobody would hear of a lead: neither mail nor a webhook is set.'
  const proxy = `No proxy is declared. The site needs one for https; without its address all visitors together can send ${leads.sendsPerMinute} forms a minute, ${leads.leadsPerDay} leads and ${leads.callsPerDay} calls a day.`
  const hours = 'Calls can be booked at sample hours. Set yours, even if they are the same.'
  const own = 'The site shows forms of its own: fine where its server runs. A host of files only cannot take them.'
  return [
    ...when(!leads.mail && !leads.webhook, setting('SMTP_URL', unheard, place('SMTP_URL, or LEAD_WEBHOOK_URL'))),
    ...when(!leads.trustedProxies, setting('TRUSTED_PROXIES', proxy)),
    ...when(!schedulerUrl && !environment['BOOKING_WORKING_HOURS'], setting('BOOKING_WORKING_HOURS', hours)),
    hint('own-forms', own, place('LEAD_FORM_URL, SCHEDULER_URL')),
  ].map((finding) => ({ ...finding, group: 'forms' }))
}

function when(holds: boolean, finding: Finding): Finding[] {
  return holds ? [finding] : []
}

function setting(id: string, says: string, where = place(id)): Finding {
  return { id: `settings.${id}`, group: 'settings', says, place: where, blocks: true }
}

function hint(id: string, says: string, where = place(id)): Finding {
  return { ...setting(id, says, where), blocks: false }
}

function place(name: string): string {
  return `${SETTINGS}: ${name}`
}
