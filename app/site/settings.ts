/**
 * What an owner sets without touching code. Each variable of the environment is one row of the table below; an unset one
 * has a default that works on a fresh machine. `.env.example` documents the same rows, and a test keeps the two in step.
 *
 * Settings end up in the browser: no secret belongs here.
 */

type Kind = { check(value: string): boolean; wanted: string; example: string }

const text: Kind = { check: (value) => value.trim() !== '', wanted: 'a text that is not empty', example: 'Verdora' }

const email: Kind = {
  check: (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value),
  wanted: 'an email address',
  example: 'hello@verdora.example',
}

const phone: Kind = {
  check: (value) => /^\+[\d ()-]{7,24}$/.test(value),
  wanted: 'a phone number with its country code',
  example: '+1 512 555 0142',
}

const origin: Kind = {
  check: (value) => URL.canParse(value) && new URL(value).origin === value && value.startsWith('http'),
  wanted: 'an origin: scheme and host, with no path and no slash at the end',
  example: 'https://www.verdora.example',
}

const address: Kind = {
  check: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  wanted: 'a full http(s) address',
  example: 'https://blog.verdora.example/',
}

const identifier: Kind = {
  check: (value) => /^[\w-]{4,80}$/.test(value),
  wanted: 'an identifier of letters, digits, hyphens and underscores',
  example: 'agent_4f8a2c',
}

const measurementId: Kind = {
  check: (value) => /^G-[A-Z0-9]{4,20}$/.test(value),
  wanted: 'a measurement id, "G-" and capital letters or digits',
  example: 'G-A1B2C3D4E5',
}

const yesOrNo: Kind = {
  check: (value) => value === 'yes' || value === 'no',
  wanted: '"yes" or "no"',
  example: 'yes',
}

/** `initial: undefined` is a part that the site does without until it is set. */
export const variables = {
  SITE_BRAND: { kind: text, initial: 'Verdora' },
  SITE_URL: { kind: origin, initial: 'https://verdora.example' },
  CONTACT_EMAIL: { kind: email, initial: 'hello@verdora.example' },
  OFFICE_US_ADDRESS: { kind: text, initial: '500 Congress Avenue, Austin, TX 78701' },
  OFFICE_US_PHONE: { kind: phone, initial: '+1 512 555 0142' },
  OFFICE_IN_ADDRESS: { kind: text, initial: '18 Residency Road, Bengaluru, KA 560025' },
  OFFICE_IN_PHONE: { kind: phone, initial: '+91 80 5550 0142' },
  OFFICE_BR_ADDRESS: { kind: text, initial: 'Rua Augusta, 1500, São Paulo, SP 01304-001' },
  OFFICE_BR_PHONE: { kind: phone, initial: '+55 11 5550 0142' },
  SOCIAL_LINKEDIN_URL: { kind: address, initial: 'https://example.com/verdora/linkedin' },
  SOCIAL_INSTAGRAM_URL: { kind: address, initial: 'https://example.com/verdora/instagram' },
  SOCIAL_YOUTUBE_URL: { kind: address, initial: 'https://example.com/verdora/youtube' },
  BLOG_URL: { kind: address, initial: 'https://example.com/verdora/blog' },
  BUILDER_URL: { kind: address, initial: 'https://example.com/verdora/builder' },
  FLAG_HOST: { kind: origin, initial: 'https://flagcdn.com' },
  LEAD_FORM_URL: { kind: address, initial: undefined },
  SCHEDULER_URL: { kind: address, initial: undefined },
  SCHEDULING_PAGE_URL: { kind: address, initial: undefined },
  ASK_BEFORE_FRAMES: { kind: yesOrNo, initial: 'no' },
  VOICE_AGENT_ID: { kind: identifier, initial: undefined },
  DIAGNOSTIC_AGENT_ID: { kind: identifier, initial: undefined },
  ANALYTICS_MEASUREMENT_ID: { kind: measurementId, initial: undefined },
} as const satisfies Record<string, { kind: Kind; initial: string | undefined }>

type Variable = keyof typeof variables

export const officeIds = ['us', 'in', 'br'] as const
export type OfficeId = (typeof officeIds)[number]
export type Office = { address: string; phone: string }

export const socialIds = ['linkedin', 'instagram', 'youtube'] as const
export type SocialId = (typeof socialIds)[number]

export type Settings = {
  brand: string
  siteUrl: string
  contactEmail: string
  offices: Record<OfficeId, Office>
  social: Record<SocialId, string>
  blogUrl: string
  builderUrl: string
  flagHost: string
  leadFormUrl: string | undefined
  schedulerUrl: string | undefined
  schedulingPageUrl: string | undefined
  /** Whether a form from elsewhere is only loaded when a visitor asks for it. */
  askBeforeFrames: boolean
  voiceAgentId: string | undefined
  diagnosticAgentId: string | undefined
  measurementId: string | undefined
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Reads and checks all settings at once, so that one run names everything that is wrong. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const faults: string[] = []

  function read<Name extends Variable>(name: Name): string | (typeof variables)[Name]['initial'] {
    const { kind, initial } = variables[name]
    const value = environment[name]
    if (value === undefined || value === '') return initial
    if (!kind.check(value)) faults.push(`${name}="${value}" is not ${kind.wanted}. Example: ${name}=${kind.example}`)
    return value
  }

  const settings: Settings = {
    brand: read('SITE_BRAND'),
    siteUrl: read('SITE_URL'),
    contactEmail: read('CONTACT_EMAIL'),
    offices: {
      us: { address: read('OFFICE_US_ADDRESS'), phone: read('OFFICE_US_PHONE') },
      in: { address: read('OFFICE_IN_ADDRESS'), phone: read('OFFICE_IN_PHONE') },
      br: { address: read('OFFICE_BR_ADDRESS'), phone: read('OFFICE_BR_PHONE') },
    },
    social: {
      linkedin: read('SOCIAL_LINKEDIN_URL'),
      instagram: read('SOCIAL_INSTAGRAM_URL'),
      youtube: read('SOCIAL_YOUTUBE_URL'),
    },
    blogUrl: read('BLOG_URL'),
    builderUrl: read('BUILDER_URL'),
    flagHost: read('FLAG_HOST'),
    leadFormUrl: read('LEAD_FORM_URL'),
    schedulerUrl: read('SCHEDULER_URL'),
    schedulingPageUrl: read('SCHEDULING_PAGE_URL'),
    askBeforeFrames: read('ASK_BEFORE_FRAMES') === 'yes',
    voiceAgentId: read('VOICE_AGENT_ID'),
    diagnosticAgentId: read('DIAGNOSTIC_AGENT_ID'),
    measurementId: read('ANALYTICS_MEASUREMENT_ID'),
  }
  if (faults.length > 0) throw new SettingsError(`Wrong settings:\n  ${faults.join('\n  ')}`)
  return settings
}
