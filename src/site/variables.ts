/** Reads and validates environment variables. Each is a row with the kind of value it takes and a default. */

import * as z from 'zod'

export type Kind = {
  schema: z.ZodType<unknown, string>
  wanted: string
  example: string
  /** Keeps the value out of error messages, which end up in logs. */
  secret?: boolean
}

export const text = { schema: z.string().regex(/\S/), wanted: 'a non-empty text', example: 'Verdora' } satisfies Kind

export const email = {
  // Wider than zod's default pattern, to allow internationalized domains.
  schema: z.email({ pattern: /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/ }),
  wanted: 'an email address',
  example: 'hello@verdora.example',
} satisfies Kind

export const phone = {
  schema: z.string().regex(/^\+[\d ()-]{7,24}$/),
  wanted: 'a phone number with its country code',
  example: '+1 512-555-0142',
} satisfies Kind

export const offices = {
  schema: z.string().transform((value, { issues }) => {
    const list = value.split(';').map((office) => {
      const [country = '', street = '', call, ...more] = office.split('|').map((part) => part.trim())
      const isValid = /^[A-Z]{2}$/.test(country) && nameOfCountry(country, 'en') && street && more.length === 0
      return isValid && (!call || phone.schema.safeParse(call).success)
        ? [{ country, address: street, phone: call || undefined }]
        : []
    })
    if (list.some((office) => office.length === 0)) issues.push({ code: 'custom', input: value })
    return list.flat()
  }),
  wanted: 'a list of offices: country code | address | phone, joined by ";"',
  example: 'US | 500 Congress Avenue, Austin, TX 78701 | +1 512-555-0142; PT | Rua Garrett 12, Lisboa',
} satisfies Kind

export function nameOfCountry(code: string, locale: string): string | undefined {
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(code)
}

export const price = {
  schema: z
    .string()
    .regex(/^[A-Z]{3} \d+(\.\d\d)?$/)
    .transform((value) => ({ currency: value.slice(0, 3), amount: Number(value.slice(4)) }))
    .refine(({ currency }) => Intl.supportedValuesOf('currency').includes(currency)),
  wanted: 'a price: currency code and amount',
  example: 'USD 49',
} satisfies Kind

export function pricesOf<const Ids extends readonly [string, ...string[]]>(ids: Ids) {
  return {
    schema: z
      .string()
      .transform((value) =>
        Object.fromEntries(value.split(',').map((each) => each.split('=').map((part) => part.trim()))),
      )
      .pipe(z.partialRecord(z.enum(ids), price.schema)),
    wanted: `a list of prices, joined by ",", for ${ids.join(', ')}`,
    example: `${ids[0]}=USD 900`,
  } satisfies Kind
}

export const address = {
  schema: z.url({ protocol: z.regexes.httpProtocol }),
  wanted: 'a full http(s) address',
  example: 'https://blog.verdora.example/',
} satisfies Kind

export const addressWithoutUser = {
  schema: address.schema.refine((value) => URL.parse(value)?.username === ''),
  wanted: 'a full http(s) address without user and password',
  example: 'https://models.verdora.example/v1',
} satisfies Kind

export const origin = {
  schema: address.schema.refine((value) => URL.parse(value)?.origin === value),
  wanted: 'an origin: scheme and host, with no path and no slash at the end',
  example: 'https://www.verdora.example',
} satisfies Kind

export const addressOrSelf = {
  schema: z.union([z.literal('self'), address.schema]),
  wanted: 'a full http(s) address, or "self"',
  example: 'self',
} satisfies Kind

export const identifier = {
  schema: z.string().regex(/^[\w-]{4,80}$/),
  wanted: 'an identifier of letters, digits, hyphens and underscores',
  example: 'agent_4f8a2c',
} satisfies Kind

export const measurementId = {
  schema: z.string().regex(/^G-[A-Z0-9]{4,20}$/),
  wanted: 'a measurement id, "G-" and capital letters or digits',
  example: 'G-A1B2C3D4E5',
} satisfies Kind

export const yesOrNo = {
  schema: z.stringbool({ truthy: ['yes'], falsy: ['no'], case: 'sensitive' }),
  wanted: '"yes" or "no"',
  example: 'yes',
} satisfies Kind

export function count(min: number, max: number) {
  return {
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(min).max(max)),
    wanted: `a whole number from ${min} to ${max}`,
    example: String(min),
  } satisfies Kind
}

/** `initial: undefined`: off until set. `canBeEmpty`: has a sample until set, and an empty value turns it off. */
export type Variables = Readonly<Record<string, { kind: Kind; initial: string | undefined; canBeEmpty?: true }>>

export type Values<Table extends Variables> = {
  [Name in keyof Table]:
    | z.output<Table[Name]['kind']['schema']>
    | (Table[Name] extends { initial: undefined } | { canBeEmpty: true } ? undefined : never)
}

/** Removes user and password from URLs: messages end up in logs. */
export function withoutCredentials(message: string): string {
  return message.replaceAll(/(\b[a-z][a-z\d+.-]*:\/\/)[^\s/?#"'@]*(?:@[^\s/?#"'@]*)*@/gi, '$1…@')
}

/** Loopback traffic never leaves the machine, so it needs no TLS. */
export function isLoopback(host: string): boolean {
  return /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/.test(host)
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Checks all variables at once, so that one run reports everything that is wrong. */
export function readVariables<Table extends Variables>(
  table: Table,
  environment: Record<string, string | undefined>,
): Values<Table> {
  const errors: string[] = []
  const values = Object.entries(table).map(([name, { kind, initial, canBeEmpty }]) => {
    const isTurnedOff = canBeEmpty && environment[name] === ''
    const value = isTurnedOff ? undefined : environment[name] || initial
    if (value === undefined) return [name, undefined]
    const { success, data } = kind.schema.safeParse(value)
    if (!success) {
      const named = kind.secret ? name : `${name}="${withoutCredentials(value)}"`
      errors.push(`${named} is not ${kind.wanted}. Example: ${name}=${kind.example}`)
    }
    return [name, data]
  })
  if (errors.length > 0) throw new SettingsError(`Invalid settings:\n  ${errors.join('\n  ')}`)
  return Object.fromEntries(values) as Values<Table>
}
