/** The owner's settings. No secrets: they end up in the browser, which imports only types from here. */

import type * as z from 'zod'
import { DEFAULT_LANGUAGE, forEachLanguage, inLanguage, languageFacts, languages, type Language } from './languages.ts'
import * as kinds from './variables.ts'
import { isLoopback, nameOfCountry, readVariables, SettingsError, type Values, type Variables } from './variables.ts'

/** Must match the version in package.json: the build computes the integrity hash from the installed package. */
export const PINNED_VOICE_WIDGET = 'https://unpkg.com/@elevenlabs/convai-widget-embed@0.5.4/dist/index.js'

const YEAR_S = 31_536_000

type InLanguage<Name extends string> = Name | `${Name}_${Uppercase<Exclude<Language, typeof DEFAULT_LANGUAGE>>}`

function settingIn<Name extends string>(name: Name, language: Language): InLanguage<Name> {
  if (language === DEFAULT_LANGUAGE) return name
  return `${name}_${(language as string).toUpperCase()}` as InLanguage<Name>
}

export const emailSetting = (language: Language) => settingIn('CONTACT_EMAIL', language)

const sampleEmails = { en: 'hello@verdora.example', pt: 'contato@verdora.example' }

const emailVariables = Object.fromEntries(
  languages.map((language) => [
    emailSetting(language),
    { kind: kinds.email, initial: inLanguage(sampleEmails, language) },
  ]),
) as Record<InLanguage<'CONTACT_EMAIL'>, { kind: typeof kinds.email; initial: string }>

/** The pages that show a price from PRICES_FROM. */
const pricedOffers = kinds.pricesOf([
  'customer-ai-support',
  'sales-ai-co-pilot',
  'ai-contract-analysis',
  'hr-ai-assistant',
  'data-analytics',
])

function unsetInAll<Name extends string, Kind>(name: Name, kind: Kind) {
  const rows = languages.map((language) => [settingIn(name, language), { kind, initial: undefined }])
  return Object.fromEntries(rows) as Record<InLanguage<Name>, { kind: Kind; initial: undefined }>
}

export const variables = {
  SITE_BRAND: { kind: kinds.text, initial: 'Verdora' },
  SITE_URL: { kind: kinds.origin, initial: 'https://verdora.example' },
  ...emailVariables,
  OFFICES: {
    kind: kinds.offices,
    initial:
      'US | 500 Congress Avenue, Austin, TX 78701 | +1 512-555-0142; IN | 18 Residency Road, Bengaluru, KA 560025 | +91 80 5550 0142; BR | Rua Augusta, 1500, São Paulo/SP, CEP 01304-001 | +55 11 5550-0142',
    canBeEmpty: true,
  },
  SOCIAL_LINKEDIN_URL: { kind: kinds.address, initial: 'https://example.com/verdora/linkedin', canBeEmpty: true },
  SOCIAL_INSTAGRAM_URL: { kind: kinds.address, initial: 'https://example.com/verdora/instagram', canBeEmpty: true },
  SOCIAL_YOUTUBE_URL: { kind: kinds.address, initial: 'https://example.com/verdora/youtube', canBeEmpty: true },
  BLOG_URL: { kind: kinds.address, initial: 'https://example.com/verdora/blog', canBeEmpty: true },
  BUILDER_URL: { kind: kinds.address, initial: 'https://example.com/verdora/builder', canBeEmpty: true },
  FLAG_HOST: { kind: kinds.origin, initial: 'https://flagcdn.com' },
  LEADS_SERVER: { kind: kinds.yesOrNo, initial: 'yes' },
  LEAD_FORM_URL: { kind: kinds.address, initial: undefined },
  SCHEDULER_URL: { kind: kinds.address, initial: undefined },
  SCHEDULING_PAGE_URL: { kind: kinds.address, initial: undefined },
  ASK_BEFORE_FRAMES: { kind: kinds.yesOrNo, initial: 'no' },
  VOICE_AGENT_ID: { kind: kinds.identifier, initial: undefined },
  DIAGNOSTIC_AGENT_ID: { kind: kinds.identifier, initial: undefined },
  VOICE_WIDGET_URL: { kind: kinds.addressOrSelf, initial: PINNED_VOICE_WIDGET },
  HIDE_VOICE_BRANDING: { kind: kinds.yesOrNo, initial: 'yes' },
  ASSISTANT_COUNTS_QUESTIONS: { kind: kinds.yesOrNo, initial: 'no' },
  ANALYTICS_MEASUREMENT_ID: { kind: kinds.measurementId, initial: undefined },
  ANALYTICS_SCRIPT_URL: { kind: kinds.address, initial: undefined },
  LEGAL_NAME: { kind: kinds.text, initial: undefined },
  TAX_NUMBER: { kind: kinds.text, initial: undefined },
  PRIVACY_EMAIL: { kind: kinds.email, initial: undefined },
  PRIVACY_OFFICER: { kind: kinds.text, initial: undefined },
  PRIVACY_URL: { kind: kinds.address, initial: undefined },
  TERMS_URL: { kind: kinds.address, initial: undefined },
  HOSTING_REGION: { kind: { ...kinds.text, example: 'Brazil (São Paulo)' }, initial: undefined },
  CERTIFICATIONS: { kind: { ...kinds.text, example: 'ISO/IEC 27001' }, initial: undefined },
  UPTIME: { kind: { ...kinds.text, example: '99.9% a month' }, initial: undefined },
  SSO: { kind: { ...kinds.text, example: 'SAML, OIDC' }, initial: undefined },
  SUBPROCESSORS_URL: { kind: kinds.address, initial: undefined },
  DPA_URL: { kind: kinds.address, initial: undefined },
  SECURITY_EMAIL: { kind: kinds.email, initial: undefined },
  ...unsetInAll('PRICES_FROM', pricedOffers),
  ...unsetInAll('BUILDER_PRICE', kinds.price),
  HSTS_MAX_AGE: { kind: kinds.count(0, 2 * YEAR_S), initial: String(YEAR_S) },
  HSTS_INCLUDE_SUBDOMAINS: { kind: kinds.yesOrNo, initial: 'no' },
  HSTS_PRELOAD: { kind: { ...kinds.yesOrNo, example: 'no' }, initial: 'no' },
} as const satisfies Variables

export type SocialId = 'linkedin' | 'instagram' | 'youtube'

type Environment = Readonly<Record<string, string | undefined>>

export type Settings = ReturnType<typeof readSettings>

/** Without what the browser doesn't need, or gets from the notices or the voice widget's own module. */
export type SettingsInBrowser = Omit<
  Settings,
  'voiceWidget' | 'hsts' | 'company' | 'security' | 'leadDelivery' | 'assistant'
>

export function readSettings(environment: Environment) {
  const values = { ...readVariables(variables, environment), ...linksOf(environment) }
  return {
    brand: values.SITE_BRAND,
    siteUrl: values.SITE_URL,
    emails: forEachLanguage((language) => {
      const own = emailSetting(language)
      // If only one address is set, all languages use it.
      return environment['CONTACT_EMAIL'] && !environment[own] ? values.CONTACT_EMAIL : values[own]
    }),
    // Country names are resolved at build time: not every browser knows them, and all should show the same.
    offices: (values.OFFICES ?? []).map((office) => ({
      ...office,
      names: forEachLanguage((each) => nameOfCountry(office.country, languageFacts[each].locale) ?? office.country),
    })),
    /** In the order of the footer. */
    social: withoutEmpty({
      linkedin: values.SOCIAL_LINKEDIN_URL,
      instagram: values.SOCIAL_INSTAGRAM_URL,
      youtube: values.SOCIAL_YOUTUBE_URL,
    } satisfies Record<SocialId, string | undefined>),
    blogUrl: values.BLOG_URL,
    builderUrl: values.BUILDER_URL,
    flagHost: values.FLAG_HOST,
    /** Whether the site has its own server. Without it, forms that aren't hosted elsewhere become email links. */
    hasLeadsServer: values.LEADS_SERVER,
    leadFormUrl: values.LEAD_FORM_URL,
    schedulerUrl: values.SCHEDULER_URL,
    schedulingPageUrl: values.SCHEDULING_PAGE_URL,
    askBeforeFrames: values.ASK_BEFORE_FRAMES,
    voiceAgentId: values.VOICE_AGENT_ID,
    diagnosticAgentId: values.DIAGNOSTIC_AGENT_ID,
    voiceWidget: { url: values.VOICE_WIDGET_URL, hideBranding: values.HIDE_VOICE_BRANDING },
    // Both need the site's own server.
    assistant: {
      ...(values.LEADS_SERVER && modelHostOf(environment)),
      /** Whether questions it can't answer are counted, and kept if the visitor agrees. */
      countsQuestions: values.LEADS_SERVER && values.ASSISTANT_COUNTS_QUESTIONS,
    },
    measurementId: values.ANALYTICS_MEASUREMENT_ID,
    /** Script of an analytics service that needs no consent and loads immediately. */
    counterUrl: values.ANALYTICS_SCRIPT_URL,
    /** The legal entity in the privacy notice. Without `privacyEmail`, the notice shows the contact address. */
    company: {
      legalName: values.LEGAL_NAME ?? values.SITE_BRAND,
      taxNumber: values.TAX_NUMBER,
      privacyEmail: values.PRIVACY_EMAIL,
      officer: values.PRIVACY_OFFICER,
    },
    legal: legalOf(values),
    /** The owner's documents, used instead of the built-in ones. */
    privacyUrl: values.PRIVACY_URL,
    termsUrl: values.TERMS_URL,
    /** Facts that the security page states only if they are set. */
    security: {
      hostingRegion: values.HOSTING_REGION,
      certifications: values.CERTIFICATIONS,
      uptime: values.UPTIME,
      sso: values.SSO,
      subprocessorsUrl: values.SUBPROCESSORS_URL,
      dpaUrl: values.DPA_URL,
      email: values.SECURITY_EMAIL,
    },
    /** By page, for running an offer for a month. */
    prices: forEachLanguage((language) => {
      const from = values[settingIn('PRICES_FROM', language)] ?? values.PRICES_FROM
      const builder = values[settingIn('BUILDER_PRICE', language)] ?? values.BUILDER_PRICE
      const all = Object.entries({ ...from, ...(builder && { 'no-code-ai-assistant': builder }) })
      return Object.fromEntries(all.map(([page, price]) => [page, { ...price, text: format(price, language) }]))
    }),
    leadDelivery: leadDeliveryOf(environment),
    hsts: hstsOf(values),
  }
}

/** At build time, because browsers may format the same amount differently. */
function format({ currency, amount }: z.output<typeof kinds.price.schema>, language: Language): string {
  const options = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const
  return new Intl.NumberFormat(languageFacts[language].locale, options).format(amount)
}

export const sampleLinks = [
  'SOCIAL_LINKEDIN_URL',
  'SOCIAL_INSTAGRAM_URL',
  'SOCIAL_YOUTUBE_URL',
  'BLOG_URL',
  'BUILDER_URL',
] as const satisfies readonly (keyof typeof variables)[]

/** Drops the sample links under a custom brand: only links that are set remain. */
function linksOf(environment: Environment): { [Name in (typeof sampleLinks)[number]]?: undefined } {
  const brand = environment['SITE_BRAND'] || variables.SITE_BRAND.initial
  if (brand === variables.SITE_BRAND.initial) return {}
  return Object.fromEntries(sampleLinks.flatMap((name) => (environment[name] === undefined ? [[name, undefined]] : [])))
}

const CNPJ = /^(?:CNPJ:? *)?([\dA-Z]{2}(?:\.[\dA-Z]{3}){2}\/[\dA-Z]{4}-\d\d)$/

/** For the footer, where a CNPJ, the Brazilian tax number, has its own label. */
function legalOf({
  LEGAL_NAME: legalName,
  TAX_NUMBER: number,
  PRIVACY_OFFICER: officer,
}: Pick<Values<typeof variables>, 'LEGAL_NAME' | 'TAX_NUMBER' | 'PRIVACY_OFFICER'>) {
  const cnpj = CNPJ.exec(number ?? '')?.[1]
  return withoutEmpty({ legalName, cnpj, taxNumber: cnpj ? undefined : number, officer })
}

/** Also read at build time: the privacy notice mentions it. */
export const keepDaysVariable = { kind: kinds.count(1, 36_500), initial: undefined } as const

/** Destinations are secret and never included (see src/leads/server/settings.ts). */
function leadDeliveryOf(environment: Environment) {
  const { LEADS_KEEP_DAYS: keepDays } = readVariables({ LEADS_KEEP_DAYS: keepDaysVariable }, environment)
  return {
    byMail: Boolean(environment['SMTP_URL']),
    toWebhook: Boolean(environment['LEAD_WEBHOOK_URL']),
    ...(keepDays !== undefined && { keepDays }),
  }
}

/** Also read at build time: the panel and the privacy notice depend on it. */
export const modelUrlVariable = { kind: kinds.addressWithoutUser, initial: undefined } as const

/** 'here' if the model runs on the owner's own machines: the server rejects any other URL without TLS. */
function modelHostOf(environment: Environment): { modelHost?: string } {
  const { ASSISTANT_MODEL_URL: url } = readVariables({ ASSISTANT_MODEL_URL: modelUrlVariable }, environment)
  if (url === undefined) return {}
  const { protocol, host, hostname } = new URL(url)
  return { modelHost: protocol === 'http:' || isLoopback(hostname) ? 'here' : host }
}

/** Preload lists require both, and removal takes months, so reject incomplete settings. */
function hstsOf(values: Pick<Values<typeof variables>, 'HSTS_MAX_AGE' | 'HSTS_INCLUDE_SUBDOMAINS' | 'HSTS_PRELOAD'>) {
  const { HSTS_MAX_AGE: maxAgeS, HSTS_INCLUDE_SUBDOMAINS: includeSubdomains, HSTS_PRELOAD: preload } = values
  if (preload && (maxAgeS < YEAR_S || !includeSubdomains)) {
    throw new SettingsError(
      `HSTS_PRELOAD=yes needs HSTS_INCLUDE_SUBDOMAINS=yes and an HSTS_MAX_AGE of a year (${YEAR_S}) or more.`,
    )
  }
  return { maxAgeS, includeSubdomains, preload }
}

function withoutEmpty<Key extends string>(values: Record<Key, string | undefined>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as Partial<Record<Key, string>>
}
