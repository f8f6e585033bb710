/** All marketing figures. Copy refers to one as {{claims.<id>}}. `source` is for the person who has to defend it. */

import * as z from 'zod'
import { inLanguages, parseContent } from './content.ts'
import file from './content/claims.json' with { type: 'json' }
import { forEachLanguage, languageFacts, type Language } from './languages.ts'
import { fillBrackets } from './template.ts'

/** The owner hasn't confirmed a figure whose source starts with this: the launch check reports it. */
export const SAMPLE = 'sample:'

/** Follows from the site's own code, so the owner doesn't have to confirm it. */
export const SITE = 'counted on this site'

const claimSchema = z.strictObject({
  value: z.union([z.number(), z.tuple([z.number(), z.number()]).readonly()]),
  unit: z.enum(['%', 's']).optional(),
  sign: z.literal('+').optional(),
  orMore: z.literal(true).optional(),
  /** What the figure counts. If a figure is shown alone, the text next to it includes this phrase. */
  label: inLanguages,
  comparedWith: z.string().optional(),
  source: z.string(),
  /** The pages that may use it. Omit to allow every page. */
  on: z.array(z.string()).optional(),
})

export type Claim = z.output<typeof claimSchema>

export const claims = parseContent('claims.json', claimSchema, file)

type ClaimFile = typeof file
export type ClaimId = keyof ClaimFile

/** Claims that read differently inside a sentence: "more than 90", "30% to 50%", "by 21%". */
type InSentenceId = {
  [Id in ClaimId]: ClaimFile[Id] extends { orMore: boolean } | { sign: string } | { value: readonly unknown[] }
    ? `${Id}Said`
    : never
}[ClaimId]

export type ClaimTexts = Record<ClaimId | InSentenceId, string>

/** For a figure shown alone: "30–50%". */
export function formatClaim(claim: Figure, language: Language): string {
  return (claim.sign ?? '') + endsOf(claim, language).join('–') + unitOf(claim) + (claim.orMore ? '+' : '')
}

/** For a figure inside a sentence: "30% to 50%". */
export function formatClaimInSentence(claim: Figure, language: Language): string {
  const unit = unitOf(claim)
  const [first, last] = endsOf(claim, language)
  const { moreThan, range } = languageFacts[language]
  const min = first + unit
  if (last !== undefined) return fillBrackets(range, { least: min, most: last + unit })
  return claim.orMore ? fillBrackets(moreThan, { least: min }) : min
}

type Figure = Pick<Claim, 'value' | 'unit' | 'sign' | 'orMore'>

function endsOf({ value }: Figure, language: Language): string[] {
  const number = new Intl.NumberFormat(languageFacts[language].locale)
  return [value].flat().map((end) => number.format(end))
}

function unitOf({ unit }: Figure): string {
  return unit === 's' ? '\u00a0s' : (unit ?? '')
}

/** Formatted at build time, so that the browser doesn't have to. */
export const claimTexts = forEachLanguage((language) => {
  const entries = Object.entries<Claim>(claims).flatMap(([id, claim]) => {
    const figure = [id, formatClaim(claim, language)]
    const differsInSentence = claim.orMore || claim.sign || typeof claim.value !== 'number'
    return differsInSentence ? [figure, [`${id}Said`, formatClaimInSentence(claim, language)]] : [figure]
  })
  return Object.fromEntries(entries) as ClaimTexts
})

export type ClaimValues = {
  [Id in ClaimId]: ClaimFile[Id]['value'] extends number ? number : readonly [number, number]
}

export const claimValues = Object.fromEntries(
  Object.entries<Claim>(claims).map(([id, { value }]) => [id, value]),
) as ClaimValues
