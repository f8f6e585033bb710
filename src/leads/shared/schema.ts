/** Texts except reports are single lines without control characters, safe for mail headers and table cells. */

import * as z from 'zod/mini'
import { campaignParameters, isCampaignValue } from '#site/campaign.ts'
import { languages } from '#site/languages.ts'
import { isTimeZone } from './time-zones.ts'

/** Employees of the company. Called `teamSize` in stored leads, exports and webhooks, so the name stays. */
export const teamSizes = ['1-50', '51-200', '201-1000', '1001-5000', '5001+'] as const
export const topics = ['support', 'sales', 'contracts', 'hr', 'procurement', 'data', 'tailored', 'not-sure'] as const

/** A form that is sent faster than this was filled in by a bot. */
export const MIN_FILL_MS = 2000

export const limits = {
  name: 80,
  company: 120,
  email: 254,
  phone: 40,
  page: 300,
  timeZone: 64,
  report: 4000,
  proof: 1500,
} as const

/** A form may be open for days. */
export const MAX_FILL_MS = 30 * 24 * 60 * 60 * 1000

const fieldErrorCodes = ['required', 'too_long', 'invalid'] as const
export type FieldError = (typeof fieldErrorCodes)[number]

/** Control characters, and those of markup, code and escapes: no name of a person or company needs them. */
const FORBIDDEN = /(?![\u200C\u200D])\p{C}|[\p{Zl}\p{Zp}<>;=\\`{}]/u

/** The message of an issue is its code, so that it can be translated. */
function line(max: number, pattern?: RegExp) {
  const checks = [
    z.trim(),
    z.overwrite((text: string) => text.normalize()),
    z.minLength(1, 'required' satisfies FieldError),
    // Abort, so that no pattern runs on unbounded text.
    z.maxLength(max, { error: 'too_long' satisfies FieldError, abort: true }),
    z.refine<string>((text) => !FORBIDDEN.test(text), 'invalid' satisfies FieldError),
  ] as const
  const bounded = z.string('required' satisfies FieldError).check(...checks)
  return pattern ? bounded.check(z.regex(pattern, 'invalid' satisfies FieldError)) : bounded
}

const nameLetters = String.raw`\p{M}\p{N}'’.,\-·・() \u200C\u200D`

/** Has a letter, and nothing that mail clients would turn into a link: the name is part of a mail's greeting. */
const personName = line(
  limits.name,
  new RegExp(String.raw`^(?!.*[^ ]\.\p{L}{2})[${nameLetters}]*\p{L}[\p{L}${nameLetters}]*$`, 'u'),
)
const companyName = line(limits.company, /[\p{L}\p{N}]/u)
const email = line(
  limits.email,
  /^[\p{L}\p{N}.!#$%&'*+/?^_|~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
)

/** Lenient, because each country writes numbers in its own way. */
const phone = line(limits.phone, /^(?=(?:\D*\d){5})[\d\s+().\p{Pd}]+$/u)

/** For several lines, in a mail's body or a table cell: the only control character allowed is the line feed. */
const FORBIDDEN_IN_LINES = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u

const report = z.string('invalid' satisfies FieldError).check(
  z.trim(),
  z.minLength(1, 'required' satisfies FieldError),
  z.maxLength(limits.report, 'too_long' satisfies FieldError),
  z.refine<string>((text) => !FORBIDDEN_IN_LINES.test(text), 'invalid' satisfies FieldError),
)

const timeZone = line(limits.timeZone).check(z.refine<string>(isTimeZone, 'invalid' satisfies FieldError))

const contact = {
  firstName: personName,
  lastName: personName,
  email,
  company: companyName,
  consent: z.literal(true, 'required' satisfies FieldError),
}

const withoutQuery = z
  .string('invalid' satisfies FieldError)
  .check(z.refine<string>((text) => isCampaignValue(text) && !/[?#]/.test(text), 'invalid' satisfies FieldError))

const envelope = {
  /** Idempotency key: the same for every attempt to send a form, so that it counts once. */
  key: z.uuid('invalid' satisfies FieldError),
  language: z.enum(languages, 'invalid' satisfies FieldError),
  /** Path of the page with the form. */
  page: z.optional(line(limits.page, /^\/[^\s]*$/)),
  campaign: z.optional(
    z.partialRecord(z.enum(campaignParameters), z.string().check(z.refine<string>(isCampaignValue))),
  ),
  /** Path of the first page of the visit, and host and path of the page that linked to it. */
  landing: z.optional(withoutQuery),
  referrer: z.optional(withoutQuery),
  filledInMs: z.int('invalid' satisfies FieldError).check(z.minimum(0), z.maximum(MAX_FILL_MS)),
  /** Honeypot: invisible to visitors, so only bots fill it in. */
  website: z.literal('', 'invalid' satisfies FieldError),
  /** Proof of work (solver.ts). Empty if the page couldn't find one. */
  proof: z.optional(z.string('invalid' satisfies FieldError).check(z.maxLength(limits.proof))),
}

export const leadSchema = z.strictObject({
  ...contact,
  /** Missing if the visitor left it empty. */
  phone: z.optional(phone),
  teamSize: z.enum(teamSizes, 'required' satisfies FieldError),
  topic: z.enum(topics, 'required' satisfies FieldError),
  report: z.optional(report),
  ...envelope,
})

export const bookingSchema = z.strictObject({
  ...contact,
  start: z.iso.datetime({ precision: 0, message: 'required' satisfies FieldError }),
  /** The visitor's time zone, for times in emails to them. */
  timeZone,
  ...envelope,
})

export type LeadForm = z.infer<typeof leadSchema>
export type BookingForm = z.infer<typeof bookingSchema>

export type CheckResult<Form> = { ok: true; value: Form } | { ok: false; fieldErrors: Record<string, FieldError> }

/** Returns the normalized form, or the error of each invalid field. */
export function check<Form>(schema: z.ZodMiniType<Form>, sent: unknown): CheckResult<Form> {
  const result = schema.safeParse(sent)
  if (result.success) return { ok: true, value: result.data }
  const fieldErrors: Record<string, FieldError> = {}
  for (const { path, message, code } of result.error.issues) {
    const field = path.length === 0 ? (code === 'unrecognized_keys' ? 'unknown' : 'form') : String(path[0])
    fieldErrors[field] ??= fieldErrorCodes.find((each) => each === message) ?? 'invalid'
  }
  return { ok: false, fieldErrors }
}
