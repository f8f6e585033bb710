/** How the environment is read: each variable is a row with the kind of value that it takes and what holds without it. */

export type Kind = {
  check(value: string): boolean
  wanted: string
  example: string
  /** Not to be repeated in a message: messages end up in logs. */
  secret?: boolean
}

export const text: Kind = {
  check: (value) => value.trim() !== '',
  wanted: 'a text that is not empty',
  example: 'Verdora',
}

export const email: Kind = {
  check: (value) => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value),
  wanted: 'an email address',
  example: 'hello@verdora.example',
}

export const phone: Kind = {
  check: (value) => /^\+[\d ()-]{7,24}$/.test(value),
  wanted: 'a phone number with its country code',
  example: '+1 512 555 0142',
}

export const origin: Kind = {
  check: (value) => URL.canParse(value) && new URL(value).origin === value && value.startsWith('http'),
  wanted: 'an origin: scheme and host, with no path and no slash at the end',
  example: 'https://www.verdora.example',
}

export const address: Kind = {
  check: (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
  wanted: 'a full http(s) address',
  example: 'https://blog.verdora.example/',
}

export const addressOrSelf: Kind = {
  check: (value) => value === 'self' || address.check(value),
  wanted: 'a full http(s) address, or "self"',
  example: 'self',
}

export const identifier: Kind = {
  check: (value) => /^[\w-]{4,80}$/.test(value),
  wanted: 'an identifier of letters, digits, hyphens and underscores',
  example: 'agent_4f8a2c',
}

export const measurementId: Kind = {
  check: (value) => /^G-[A-Z0-9]{4,20}$/.test(value),
  wanted: 'a measurement id, "G-" and capital letters or digits',
  example: 'G-A1B2C3D4E5',
}

export const yesOrNo: Kind = {
  check: (value) => value === 'yes' || value === 'no',
  wanted: '"yes" or "no"',
  example: 'yes',
}

/** `initial: undefined` is a part that is done without until it is set. */
export type Variables = Readonly<Record<string, { kind: Kind; initial: string | undefined }>>

export type Values<Table extends Variables> = {
  [Name in keyof Table]: string | Table[Name]['initial']
}

export class SettingsError extends Error {
  override name = 'SettingsError'
}

/** Reads and checks all variables at once, so that one run names everything that is wrong. */
export function readVariables<Table extends Variables>(
  table: Table,
  environment: Record<string, string | undefined>,
): Values<Table> {
  const faults: string[] = []
  const values = Object.entries(table).map(([name, { kind, initial }]) => {
    const value = environment[name]
    if (value === undefined || value === '') return [name, initial]
    if (!kind.check(value)) {
      const named = kind.secret ? name : `${name}="${value}"`
      faults.push(`${named} is not ${kind.wanted}. Example: ${name}=${kind.example}`)
    }
    return [name, value]
  })
  if (faults.length > 0) throw new SettingsError(`Wrong settings:\n  ${faults.join('\n  ')}`)
  return Object.fromEntries(values) as Values<Table>
}
