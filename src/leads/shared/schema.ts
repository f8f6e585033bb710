/**
 * What a visitor may send: one schema, asked by the form before it sends and by the server before it stores. Everything is
 * bounded, and a text is one line without control characters, so that it can stand in a mail's header or a table's cell; only
 * a report has several.
 */

import * as z from 'zod/mini'
import { campaignParameters, isCampaignValue } from '#site/campaign.ts'
import { languages } from '#site/languages.ts'
import { isTimeZone } from './time-zones.ts'

export const teamSizes = ['1-50', '51-200', '201-1000', '1001-5000', '5001+'] as const
export const topics = ['support', 'sales', 'contracts', 'hr', 'own-idea', 'not-sure'] as const

/** A form that is sent faster than this was not filled in by a person. */
export const MIN_FILL_MS = 2000

export const limits = {
  name: 80,
  company: 120,
  email: 254,
  page: 300,
  timeZone: 64,
  report: 4000,
  proof: 1500,
} as const

/** A form may stand open for days. */
export const MAX_FILL_MS = 30 * 24 * 60 * 60 * 1000

/** Codes of what can be wrong with a field; the locale files have a sentence for each. */
const faultCodes = ['required', 'too_long', 'invalid'] as const
export type Fault = (typeof faultCodes)[number]

/** Markup, statements and escapes have no place in the name of a person or a company. */
const FORBIDDEN = /(?![\u200C\u200D])\p{C}|[\p{Zl}\p{Zp}<>;=\\`{}]/u

/** The message of an issue is its code: the words are the reader's. */
function line(max: number, pattern?: RegExp) {
  const checks = [
    z.trim(),
    z.overwrite((text: string) => text.normalize()),
    z.minLength(1, 'required' satisfies Fault),
    // No pattern sees a text without bounds.
    z.maxLength(max, { error: 'too_long' satisfies Fault, abort: true }),
    z.refine<string>((text) => !FORBIDDEN.test(text), 'invalid' satisfies Fault),
  ] as const
  const bounded = z.string('required' satisfies Fault).check(...checks)
  return pattern ? bounded.check(z.regex(pattern, 'invalid' satisfies Fault)) : bounded
}

const nameLetters = String.raw`\p{M}\p{N}'’.,\-·・() \u200C\u200D`

/** With a letter in it, and nothing that a mail program would turn into a link: the name stands in a mail's greeting. */
const personName = line(
  limits.name,
  new RegExp(String.raw`^(?!.*[^ ]\.\p{L}{2})[${nameLetters}]*\p{L}[\p{L}${nameLetters}]*$`, 'u'),
)
const companyName = line(limits.company, /[\p{L}\p{N}]/u)
const email = line(
  limits.email,
  /^[\p{L}\p{N}.!#$%&'*+/?^_|~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u,
)

/** Several lines, for a mail's body or one cell: of control characters it has line ends only. */
const FORBIDDEN_IN_LINES = /[^\P{C}\n]|[\p{Zl}\p{Zp}]/u

const report = z.string('invalid' satisfies Fault).check(
  z.trim(),
  z.minLength(1, 'required' satisfies Fault),
  z.maxLength(limits.report, 'too_long' satisfies Fault),
  z.refine<string>((text) => !FORBIDDEN_IN_LINES.test(text), 'invalid' satisfies Fault),
)

const timeZone = line(limits.timeZone).check(z.refine<string>(isTimeZone, 'invalid' satisfies Fault))

/** Who asks: both forms want it. */
const contact = {
  firstName: personName,
  lastName: personName,
  email,
  company: companyName,
  consent: z.literal(true, 'required' satisfies Fault),
}

const withoutQuery = z
  .string('invalid' satisfies Fault)
  .check(z.refine<string>((text) => isCampaignValue(text) && !/[?#]/.test(text), 'invalid' satisfies Fault))

/** What comes with every form beside what the visitor types. */
const envelope = {
  /** The same for every attempt to send one form: however often it arrives, it counts once. */
  key: z.uuid('invalid' satisfies Fault),
  language: z.enum(languages, 'invalid' satisfies Fault),
  /** Path of the page that the form stood on. */
  page: z.optional(line(limits.page, /^\/[^\s]*$/)),
  campaign: z.optional(
    z.partialRecord(z.enum(campaignParameters), z.string().check(z.refine<string>(isCampaignValue))),
  ),
  /** Path of the first page of the visit, and host and path of the site that linked to it. */
  landing: z.optional(withoutQuery),
  referrer: z.optional(withoutQuery),
  filledInMs: z.int('invalid' satisfies Fault).check(z.minimum(0), z.maximum(MAX_FILL_MS)),
  /** Nobody sees this field: who fills it in is a machine. */
  website: z.literal('', 'invalid' satisfies Fault),
  /** That the browser has worked for it (solver.ts). */
  proof: z.optional(z.string('invalid' satisfies Fault).check(z.maxLength(limits.proof))),
}

export const leadSchema = z.strictObject({
  ...contact,
  teamSize: z.enum(teamSizes, 'required' satisfies Fault),
  topic: z.enum(topics, 'required' satisfies Fault),
  /** What the diagnostic found, if the visitor wants it read. */
  report: z.optional(report),
  ...envelope,
})

export const bookingSchema = z.strictObject({
  ...contact,
  /** Beginning of a slot, as the list of slots names it. */
  start: z.iso.datetime({ precision: 0, message: 'required' satisfies Fault }),
  /** The visitor's, for the times in what is written to them. */
  timeZone,
  ...envelope,
})

export type LeadForm = z.infer<typeof leadSchema>
export type BookingForm = z.infer<typeof bookingSchema>

export type Checked<Form> = { ok: true; value: Form } | { ok: false; faults: Record<string, Fault> }

/** The form as it is to be stored, or what is wrong with it, by field. */
export function check<Form>(schema: z.ZodMiniType<Form>, sent: unknown): Checked<Form> {
  const result = schema.safeParse(sent)
  if (result.success) return { ok: true, value: result.data }
  const faults: Record<string, Fault> = {}
  for (const { path, message, code } of result.error.issues) {
    const field = path.length === 0 ? (code === 'unrecognized_keys' ? 'unknown' : 'form') : String(path[0])
    faults[field] ??= faultCodes.find((known) => known === message) ?? 'invalid'
  }
  return { ok: false, faults }
}
