/**
 * What an owner sets for the desk. Read by the server when it starts, and never sent to a browser: secrets may stand here.
 * `.env.example` documents the same rows, and a test keeps the two in step.
 */

import * as z from 'zod'
import {
  address,
  count,
  email,
  readVariables,
  SettingsError,
  text,
  type Kind,
  type Variables,
} from '../../app/site/variables.ts'
import { isPasswordHash } from './password.ts'
import { parseBlockedDates, parseWorkingHours, type BlockedDates, type WorkingHours } from './hours.ts'

const file = { schema: text.schema, wanted: 'a path of a file', example: 'data/desk.sqlite' } satisfies Kind

const postgresAddress = {
  schema: z.url({ protocol: /^postgres(ql)?$/ }),
  wanted: 'the address of a PostgreSQL database',
  example: 'postgres://user:password@localhost:5432/site',
  secret: true,
} satisfies Kind

const smtpAddress = {
  schema: z.url({ protocol: /^smtps?$/ }),
  wanted: 'the address of a mail server',
  example: 'smtps://user:password@mail.verdora.example:465',
  secret: true,
} satisfies Kind

const webhookAddress = {
  schema: address.schema.refine((value) => URL.parse(value)?.username === ''),
  wanted: 'a full http(s) address without user and password',
  example: 'https://hooks.verdora.example/leads',
  // Whoever knows it can post to it.
  secret: true,
} satisfies Kind

const secret = {
  schema: z.string().min(16),
  wanted: 'a secret of at least 16 characters',
  example: '4f8a2c19d0b7e635a1',
  secret: true,
} satisfies Kind

const passwordHash = {
  // What reads files for containers may leave the quotes on.
  schema: z
    .string()
    .transform((value) => value.replace(/^'(.*)'$/, '$1'))
    .refine(isPasswordHash),
  wanted: 'what "npm run desk -- password" prints',
  example: `$scrypt$ln=17,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`,
  secret: true,
} satisfies Kind

const workingHours = {
  schema: understood(parseWorkingHours),
  wanted: 'working hours: time zone, days and hours, several joined by ";", all beginning at the same half hours',
  example: 'America/Sao_Paulo Mon-Fri 09:00-12:00,13:00-17:00; Asia/Kolkata Sat 10:00-12:00',
} satisfies Kind

const blockedDates = {
  schema: understood(parseBlockedDates),
  wanted: 'a list of dates and ranges of dates',
  example: '2026-12-25,2026-12-31..2027-01-02',
} satisfies Kind

const proxies = {
  schema: z
    .string()
    .transform((list) => list.split(',').map((part) => part.trim()))
    .pipe(z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
  wanted: 'a list of addresses or ranges of addresses',
  example: '10.0.0.0/8',
} satisfies Kind

/** What a parser makes of a text, if it makes anything of it. */
function understood<Value>(parse: (text: string) => Value | undefined) {
  return z.string().transform((value, { issues }) => {
    const found = parse(value)
    if (found === undefined) issues.push({ code: 'custom', input: value })
    return found ?? z.NEVER
  })
}

export const deskVariables = {
  DESK_DATABASE_FILE: { kind: file, initial: 'data/desk.sqlite' },
  DATABASE_URL: { kind: postgresAddress, initial: undefined },
  DESK_WORKING_HOURS: {
    kind: workingHours,
    initial: 'America/Sao_Paulo Mon-Fri 09:00-12:00,13:00-17:00; America/Chicago Mon-Fri 13:00-17:00',
  },
  DESK_BLOCKED_DATES: { kind: blockedDates, initial: undefined },
  DESK_NOTICE_HOURS: { kind: count(0, 720), initial: '4' },
  DESK_HORIZON_DAYS: { kind: count(1, 120), initial: '30' },
  DESK_SENDS_PER_MINUTE: { kind: count(1, 1_000_000), initial: '10' },
  DESK_CALLS_PER_DAY: { kind: count(1, 1_000_000), initial: '10' },
  TRUSTED_PROXIES: { kind: proxies, initial: undefined },
  LEAD_WEBHOOK_URL: { kind: webhookAddress, initial: undefined },
  LEAD_WEBHOOK_SECRET: { kind: secret, initial: undefined },
  SMTP_URL: { kind: smtpAddress, initial: undefined },
  MAIL_FROM: { kind: email, initial: undefined },
  MAIL_TO: { kind: email, initial: undefined },
  DESK_PASSWORD_HASH: { kind: passwordHash, initial: undefined },
} as const satisfies Variables

export type DeskSettings = {
  databaseFile: string
  databaseUrl: string | undefined
  workingHours: readonly WorkingHours[]
  blockedDates: readonly BlockedDates[]
  /** A call can be booked from so many hours ahead … */
  noticeHours: number
  /** … to so many days ahead. */
  horizonDays: number
  /** From one address. */
  sendsPerMinute: number
  callsPerDay: number
  /** What stands in front of the server and says for whom it asks. */
  trustedProxies: string[] | undefined
  webhook: { url: string; secret: string } | undefined
  /** Without sender or reader the site's contact address is taken. */
  mail: { smtpUrl: string; from: string | undefined; to: string | undefined } | undefined
  /** Without it there is no page for the owner. */
  passwordHash: string | undefined
}

export function readDeskSettings(environment: Record<string, string | undefined>): DeskSettings {
  const values = readVariables(deskVariables, environment)
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: webhookSecret } = values
  if (url && !webhookSecret) {
    throw new SettingsError('LEAD_WEBHOOK_URL needs LEAD_WEBHOOK_SECRET: what is posted there is signed with it.')
  }
  if (values.DESK_NOTICE_HOURS >= values.DESK_HORIZON_DAYS * 24) {
    throw new SettingsError('DESK_NOTICE_HOURS reaches beyond DESK_HORIZON_DAYS: no call could be booked.')
  }
  return {
    databaseFile: values.DESK_DATABASE_FILE,
    databaseUrl: values.DATABASE_URL,
    workingHours: values.DESK_WORKING_HOURS,
    blockedDates: values.DESK_BLOCKED_DATES ?? [],
    noticeHours: values.DESK_NOTICE_HOURS,
    horizonDays: values.DESK_HORIZON_DAYS,
    sendsPerMinute: values.DESK_SENDS_PER_MINUTE,
    callsPerDay: values.DESK_CALLS_PER_DAY,
    trustedProxies: values.TRUSTED_PROXIES,
    webhook: url && webhookSecret ? { url, secret: webhookSecret } : undefined,
    mail: values.SMTP_URL ? { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, to: values.MAIL_TO } : undefined,
    passwordHash: values.DESK_PASSWORD_HASH,
  }
}
