/** Read at startup and never sent to a browser: these settings may contain secrets. */

import * as z from 'zod'
import { DEFAULT_LANGUAGE, languages } from '#site/languages.ts'
import { keepDaysVariable } from '#site/settings.ts'
import {
  addressWithoutUser,
  count,
  email,
  isLoopback,
  readVariables,
  SettingsError,
  text,
  yesOrNo,
  type Kind,
  type Values,
  type Variables,
} from '#site/variables.ts'
import { isTimeZone } from '../shared/time-zones.ts'
import { parseBlockedDates, parseWorkingHours } from './hours.ts'
import { isPasswordHash } from './password.ts'

/** Key length allowed by Standard Webhooks, in bytes. */
const MIN_KEY_BYTES = 24
const MAX_KEY_BYTES = 64

const kinds = {
  file: { schema: text.schema, wanted: 'a file path', example: 'data/leads.sqlite' },
  postgresAddress: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }),
    wanted: 'the URL of a PostgreSQL database',
    example: 'postgres://user:password@localhost:5432/site',
    secret: true,
  },
  smtpAddress: {
    schema: z.url({ protocol: /^smtps?$/ }),
    wanted: 'the URL of a mail server',
    example: 'smtps://user:password@mail.verdora.example:465',
    secret: true,
  },
  // Secret, because anyone who knows the URL can post to it.
  webhookAddress: { ...addressWithoutUser, example: 'https://hooks.verdora.example/leads', secret: true },
  webhookSecret: {
    schema: z
      .string()
      .min(16)
      .refine((value) => !value.startsWith('whsec_') || isKey(value.slice('whsec_'.length))),
    wanted: `"whsec_" and ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes in base64, or another secret of at least 16 characters`,
    example: 'whsec_Zm91ciBhbmQgdHdlbnR5IHJhbmRvbSBieXRlcyEh',
    secret: true,
  },
  passwordHash: {
    // Some container tools keep the quotes of values in env files.
    schema: z
      .string()
      .transform((value) => value.replace(/^'(.*)'$/, '$1'))
      .refine(isPasswordHash),
    wanted: 'the output of "npm run leads -- password"',
    example: `$scrypt$ln=17,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
    secret: true,
  },
  workingHours: {
    schema: toSchema(parseWorkingHours),
    wanted: 'a list of working hours: time zone, days and hours, separated by ";", all aligned to the same half hours',
    example: 'America/Sao_Paulo Mon-Fri 09:00-12:00,13:00-17:00; Asia/Kolkata Sat 10:00-12:00',
  },
  blockedDates: {
    schema: toSchema(parseBlockedDates),
    wanted: 'a list of dates or date ranges',
    example: '2026-12-25,2026-12-31..2027-01-02',
  },
  proxies: {
    schema: z
      .string()
      .transform((list) => list.split(',').map((part) => part.trim()))
      .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    wanted: 'a list of IP addresses or ranges',
    example: '10.0.0.0/8',
  },
  meetingAddress: {
    // Calendars don't accept IPv6 hosts or non-ASCII URLs.
    schema: z.url({ protocol: /^https$/, hostname: /^[^[]/ }).transform((value) => new URL(value).href),
    wanted: 'a full https URL with a host name',
    example: 'https://meet.verdora.example/call',
  },
  timeZone: { schema: z.string().refine(isTimeZone), wanted: 'a time zone', example: 'America/Sao_Paulo' },
  language: {
    schema: z.enum(languages),
    wanted: `one of the site’s languages: ${languages.join(', ')}`,
    example: DEFAULT_LANGUAGE,
  },
  timeOfDay: {
    schema: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
    wanted: 'a time of day in hours and minutes',
    example: '08:00',
  },
} satisfies Record<string, Kind>

/** Requires canonical base64: not all libraries decode other spellings the same way. */
function isKey(base64: string): boolean {
  const key = Buffer.from(base64, 'base64')
  return key.toString('base64') === base64 && key.length >= MIN_KEY_BYTES && key.length <= MAX_KEY_BYTES
}

function toSchema<Value>(parse: (text: string) => Value | undefined) {
  return z.string().transform((value, { issues }) => {
    const found = parse(value)
    if (found === undefined) issues.push({ code: 'custom', input: value })
    return found ?? z.NEVER
  })
}

export const leadsVariables = {
  LEADS_DATABASE_FILE: { kind: kinds.file, initial: 'data/leads.sqlite' },
  DATABASE_URL: { kind: kinds.postgresAddress, initial: undefined },
  BOOKING_WORKING_HOURS: {
    kind: kinds.workingHours,
    initial: 'America/Sao_Paulo Mon-Fri 09:00-12:00,13:00-17:00; America/Chicago Mon-Fri 13:00-17:00',
  },
  BOOKING_BLOCKED_DATES: { kind: kinds.blockedDates, initial: undefined },
  BOOKING_NOTICE_HOURS: { kind: count(0, 720), initial: '4' },
  BOOKING_HORIZON_DAYS: { kind: count(1, 120), initial: '30' },
  REQUESTS_PER_MINUTE: { kind: count(1, 1_000_000), initial: '10' },
  LEADS_PER_DAY: { kind: count(1, 1_000_000), initial: '30' },
  LEADS_PER_HOUR: { kind: count(1, 1_000_000), initial: '20' },
  BOOKINGS_PER_DAY: { kind: count(1, 1_000_000), initial: '10' },
  BOOKINGS_PER_HOUR: { kind: count(1, 1_000_000), initial: '240' },
  LEADS_KEEP_DAYS: keepDaysVariable,
  LEADS_PROOF_TRIES: { kind: count(0, 10_000), initial: '40' },
  TRUSTED_PROXIES: { kind: kinds.proxies, initial: undefined },
  LEAD_WEBHOOK_URL: { kind: kinds.webhookAddress, initial: undefined },
  LEAD_WEBHOOK_SECRET: { kind: kinds.webhookSecret, initial: undefined },
  SMTP_URL: { kind: kinds.smtpAddress, initial: undefined },
  MAIL_FROM: { kind: email, initial: undefined },
  MAIL_TO: { kind: email, initial: undefined },
  DELIVER_WITHOUT_TLS: { kind: yesOrNo, initial: 'no' },
  DIGEST_AT: { kind: kinds.timeOfDay, initial: undefined },
  TEAM_LANGUAGE: { kind: kinds.language, initial: DEFAULT_LANGUAGE },
  TEAM_TIME_ZONE: { kind: kinds.timeZone, initial: undefined },
  MEETING_URL: { kind: kinds.meetingAddress, initial: undefined },
  ADMIN_PASSWORD_HASH: { kind: kinds.passwordHash, initial: undefined },
} as const satisfies Variables

export type LeadsSettings = ReturnType<typeof readLeadsSettings>

export function readLeadsSettings(environment: Record<string, string | undefined>) {
  const values = readVariables(leadsVariables, environment)
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: webhookSecret } = values
  if (url && !webhookSecret) {
    throw new SettingsError('LEAD_WEBHOOK_URL needs LEAD_WEBHOOK_SECRET, which signs the requests.')
  }
  if (url?.startsWith('http:') && !values.DELIVER_WITHOUT_TLS && !isOnThisMachine(url)) {
    throw new SettingsError(
      `LEAD_WEBHOOK_URL is not encrypted: others on the network could read what visitors send. ${formatTlsHint('https:')}`,
    )
  }
  if (values.DIGEST_AT && !values.SMTP_URL)
    throw new SettingsError('DIGEST_AT needs SMTP_URL, because the digest is a mail.')
  if (values.BOOKING_NOTICE_HOURS >= values.BOOKING_HORIZON_DAYS * 24) {
    throw new SettingsError('BOOKING_NOTICE_HOURS is longer than BOOKING_HORIZON_DAYS, so no call could be booked.')
  }
  return {
    databaseFile: values.LEADS_DATABASE_FILE,
    databaseUrl: values.DATABASE_URL,
    workingHours: values.BOOKING_WORKING_HOURS,
    blockedDates: values.BOOKING_BLOCKED_DATES ?? [],
    noticeHours: values.BOOKING_NOTICE_HOURS,
    horizonDays: values.BOOKING_HORIZON_DAYS,
    /** Per address, like the next two. */
    sendsPerMinute: values.REQUESTS_PER_MINUTE,
    leadsPerDay: values.LEADS_PER_DAY,
    callsPerDay: values.BOOKINGS_PER_DAY,
    /** In total: how many leads are mailed to the team one by one. */
    leadsPerHour: values.LEADS_PER_HOUR,
    /** In total. */
    callsPerHour: values.BOOKINGS_PER_HOUR,
    /** Undefined keeps submissions until they are erased. */
    keepDays: values.LEADS_KEEP_DAYS,
    /** Average number of tries for the easiest proof of work. */
    proofTries: values.LEADS_PROOF_TRIES,
    trustedProxies: values.TRUSTED_PROXIES,
    webhook: url && webhookSecret ? { url, secret: webhookSecret } : undefined,
    mail: readMailSettings(values),
    teamLanguage: values.TEAM_LANGUAGE,
    timeZone: values.TEAM_TIME_ZONE ?? values.BOOKING_WORKING_HOURS[0]?.timeZone ?? 'UTC',
    /** If undefined, the team sends a link for each call. */
    meetingUrl: values.MEETING_URL,
    /** Without it, the admin page is off. */
    passwordHash: values.ADMIN_PASSWORD_HASH,
  }
}

function readMailSettings(values: Values<typeof leadsVariables>) {
  const { SMTP_URL: smtpUrl, DELIVER_WITHOUT_TLS: allowsPlaintext } = values
  if (!smtpUrl) return undefined
  const requireTls = !allowsPlaintext && !isOnThisMachine(smtpUrl)
  if (requireTls && IGNORES_TLS.test(smtpUrl)) {
    throw new SettingsError(
      `SMTP_URL turns TLS off: others on the network could read emails and the password. ${formatTlsHint('smtps:')}`,
    )
  }
  return {
    smtpUrl,
    requireTls,
    /** `from` and `to` default to the site's contact address. */
    from: values.MAIL_FROM,
    to: values.MAIL_TO,
    /** Undefined turns the digest off. */
    digestAt: values.DIGEST_AT,
  }
}

/** URL parameters that make the mail library skip TLS. */
const IGNORES_TLS = /[?&](ignoreTLS|opportunisticTLS)=true\b|[?&]requireTLS=false\b/

export function isOnThisMachine(url: string): boolean {
  return isLoopback(URL.parse(url)?.hostname ?? '')
}

export function formatTlsHint(scheme: string): string {
  return `Use ${scheme}//, or set DELIVER_WITHOUT_TLS=yes if only your own network is in between.`
}
