/** All people and companies that the copy names, all invented. A test checks every mention in every language. */

import * as z from 'zod'
import { inLanguages, parseContent } from './content.ts'
import companyFile from './content/companies.json' with { type: 'json' }
import personFile from './content/people.json' with { type: 'json' }

/** Relation to us, or to the company in a demo. */
const side = z.enum([
  'client', // Our customer: in the logo strip, or quoted.
  'partner', // Builds with us.
  'colleague', // Works at our company.
  'team', // Works at the company in a demo, alongside the assistant.
  'customer', // Customer of that company.
  'prospect', // Might buy from that company, or from us.
  'bidder', // Wants to sell to that company.
  'counterparty', // Has signed a contract with that company, or will.
  'candidate', // Applies for the same job at that company as the others.
])

const text = z.union([z.string(), inLanguages])
const pages = z.array(z.string()).readonly()
const companyId = z.custom<keyof typeof companyFile>(
  (id) => Object.keys(companyFile).includes(String(id)),
  'is not an id in companies.json',
)

const companySchema = z.strictObject({
  name: text,
  side,
  /** The pages whose copy names it. The logo strip is on more pages. */
  on: pages.optional(),
})

export const personSchema = z.strictObject({
  name: text,
  side,
  /** Shown next to a quote. For everyone else it's a note for copywriters. */
  role: text,
  company: companyId.optional(),
  on: pages,
  /** A file in public/uploads/avatars. Initials are shown if it is false. */
  portrait: z.union([z.string(), z.literal(false)]).optional(),
  note: z.string().optional(),
})

export type Side = z.output<typeof side>
export type Company = z.output<typeof companySchema>
export type Person = z.output<typeof personSchema>
type File = typeof personFile
/** People whose portrait a page shows. */
export type PortrayedId = { [Id in keyof File]: File[Id] extends { portrait: unknown } ? Id : never }[keyof File]

export const companies = parseContent('companies.json', companySchema, companyFile)
export const people = parseContent('people.json', personSchema, personFile)
