/**
 * What an owner sets without touching code. Each variable of the environment is one row of the table below; an unset one
 * has a default that works on a fresh machine. `.env.example` documents the same rows, and a test keeps the two in step.
 *
 * Settings end up in the browser: no secret belongs here. The browser's code takes only types from this file, so that the
 * checks stay behind.
 */

import type { officeIds, socialIds } from './contacts.ts'
import type { Language } from './languages.ts'
import {
  address,
  addressOrSelf,
  email,
  identifier,
  measurementId,
  origin,
  phone,
  readVariables,
  text,
  yesOrNo,
  type Variables,
} from './variables.ts'

/** The version of the npm package in package.json: the build vouches for its content. */
export const PINNED_VOICE_WIDGET = 'https://unpkg.com/@elevenlabs/convai-widget-embed@0.5.4/dist/index.js'

export const variables = {
  SITE_BRAND: { kind: text, initial: 'Verdora' },
  SITE_URL: { kind: origin, initial: 'https://verdora.example' },
  CONTACT_EMAIL: { kind: email, initial: 'hello@verdora.example' },
  CONTACT_EMAIL_PT: { kind: email, initial: 'contato@verdora.example' },
  OFFICE_US_ADDRESS: { kind: text, initial: '500 Congress Avenue, Austin, TX 78701' },
  OFFICE_US_PHONE: { kind: phone, initial: '+1 512 555 0142' },
  OFFICE_IN_ADDRESS: { kind: text, initial: '18 Residency Road, Bengaluru, KA 560025' },
  OFFICE_IN_PHONE: { kind: phone, initial: '+91 80 5550 0142' },
  OFFICE_BR_ADDRESS: { kind: text, initial: 'Rua Augusta, 1500, São Paulo/SP, CEP 01304-001' },
  OFFICE_BR_PHONE: { kind: phone, initial: '+55 11 5550-0142' },
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
  VOICE_WIDGET_URL: { kind: addressOrSelf, initial: PINNED_VOICE_WIDGET },
  HIDE_VOICE_BRANDING: { kind: yesOrNo, initial: 'yes' },
  ANALYTICS_MEASUREMENT_ID: { kind: measurementId, initial: undefined },
} as const satisfies Variables

export type Settings = {
  brand: string
  siteUrl: string
  /** Where visitors write to, as each language shows it. */
  emails: Record<Language, string>
  offices: Record<(typeof officeIds)[number], { address: string; phone: string }>
  social: Record<(typeof socialIds)[number], string>
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
  /** Where the script of outside voice agents comes from, and whether its vendor's name is hidden. */
  voiceWidget: { url: string; hideBranding: boolean }
  measurementId: string | undefined
}

/** What every page knows. Of the voice widget only those know who load it: see scripts/voice-script.ts. */
export type SettingsInBrowser = Omit<Settings, 'voiceWidget'>

export function readSettings(environment: Record<string, string | undefined>): Settings {
  const values = readVariables(variables, environment)
  return {
    brand: values.SITE_BRAND,
    siteUrl: values.SITE_URL,
    emails: { en: values.CONTACT_EMAIL, pt: portugueseEmail(values, environment) },
    offices: {
      us: { address: values.OFFICE_US_ADDRESS, phone: values.OFFICE_US_PHONE },
      in: { address: values.OFFICE_IN_ADDRESS, phone: values.OFFICE_IN_PHONE },
      br: { address: values.OFFICE_BR_ADDRESS, phone: values.OFFICE_BR_PHONE },
    },
    social: {
      linkedin: values.SOCIAL_LINKEDIN_URL,
      instagram: values.SOCIAL_INSTAGRAM_URL,
      youtube: values.SOCIAL_YOUTUBE_URL,
    },
    blogUrl: values.BLOG_URL,
    builderUrl: values.BUILDER_URL,
    flagHost: values.FLAG_HOST,
    leadFormUrl: values.LEAD_FORM_URL,
    schedulerUrl: values.SCHEDULER_URL,
    schedulingPageUrl: values.SCHEDULING_PAGE_URL,
    askBeforeFrames: values.ASK_BEFORE_FRAMES,
    voiceAgentId: values.VOICE_AGENT_ID,
    diagnosticAgentId: values.DIAGNOSTIC_AGENT_ID,
    voiceWidget: { url: values.VOICE_WIDGET_URL, hideBranding: values.HIDE_VOICE_BRANDING },
    measurementId: values.ANALYTICS_MEASUREMENT_ID,
  }
}

/** Whoever sets one address only has that one everywhere. */
function portugueseEmail(
  values: { CONTACT_EMAIL: string; CONTACT_EMAIL_PT: string },
  environment: Record<string, string | undefined>,
): string {
  const isOneForAll = environment['CONTACT_EMAIL'] && !environment['CONTACT_EMAIL_PT']
  return isOneForAll ? values.CONTACT_EMAIL : values.CONTACT_EMAIL_PT
}
