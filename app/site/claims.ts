/**
 * Every marketing figure, once. Texts refer to a figure as {{claims.<id>}}; it is written in the form of their language.
 * `source` says where the figure comes from, for whoever has to stand by it.
 */

import { languageFacts, type Language } from './languages.ts'

type Claim = {
  /** A number, or the two ends of a range. */
  value: number | readonly [number, number]
  unit?: '%' | 's'
  /** Written before the figure. */
  sign?: '+'
  /** Written behind the figure: "90+". */
  orMore?: true
  says: string
  source: string
}

const VENDOR = 'website specification, section 1 (vendor figure; replace with the measurement before launch)'
const CASE = 'website specification, home page case studies (sample case)'
const OFFER = 'website specification (terms of the offer)'

export const claims = {
  manualWorkload: { value: 90, unit: '%', says: 'manual workload reduced', source: VENDOR },
  supportWorkload: { value: 98, unit: '%', says: 'manual workload reduction in support', source: VENDOR },
  conversion: { value: 21, unit: '%', sign: '+', says: 'conversion', source: VENDOR },
  legalReview: { value: 85, unit: '%', says: 'legal review time cut', source: VENDOR },
  hrPerformance: { value: 80, unit: '%', says: 'HR performance boost', source: VENDOR },
  timeToSolution: { value: 80, unit: '%', says: 'faster time-to-solution', source: VENDOR },
  ticketVolume: { value: [30, 50], unit: '%', says: 'ticket volume reduction', source: VENDOR },
  autoResolved: { value: 70, unit: '%', says: 'of requests resolved automatically, at most', source: VENDOR },
  timeReduction: { value: 70, unit: '%', says: 'time reduction', source: VENDOR },
  costSavings: { value: 40, unit: '%', says: 'cost savings', source: VENDOR },
  languages: { value: 90, orMore: true, says: 'languages', source: VENDOR },
  integrations: { value: 50, orMore: true, says: 'integration types', source: VENDOR },
  trialDays: { value: 7, says: 'days of free trial, no card', source: OFFER },
  consultationMinutes: { value: 30, says: 'minutes of free consultation', source: OFFER },
  diagnosticFree: { value: 100, unit: '%', says: 'free diagnostic', source: OFFER },
  diagnosticMinutes: { value: 5, says: 'minutes of diagnostic', source: OFFER },
  diagnosticDimensions: { value: 7, says: 'dimensions scored', source: OFFER },
  supplierSelection: { value: 80, unit: '%', says: 'reduced supplier selection time', source: CASE },
  caseSavings: { value: 43, unit: '%', says: 'savings', source: CASE },
  responseTime: { value: 1.3, unit: 's', says: 'response time', source: CASE },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

export type ClaimTexts = Record<ClaimId, string>

export function formatClaim(claim: Claim, language: Language): string {
  const number = new Intl.NumberFormat(languageFacts[language].locale)
  const ends = typeof claim.value === 'number' ? [claim.value] : claim.value
  const figure = ends.map((end) => number.format(end)).join('–')
  const unit = claim.unit === 's' ? '\u00a0s' : (claim.unit ?? '')
  return (claim.sign ?? '') + figure + unit + (claim.orMore ? '+' : '')
}

function inLanguage(language: Language): ClaimTexts {
  const entries = Object.entries<Claim>(claims).map(([id, claim]) => [id, formatClaim(claim, language)])
  return Object.fromEntries(entries) as ClaimTexts
}

/** All figures in the form of each language. The build hands them to the browser, which needs no more than that. */
export const claimTexts: Record<Language, ClaimTexts> = { en: inLanguage('en'), pt: inLanguage('pt') }

/** What a drawing of a figure needs: its number, or the two ends of its range. */
export type ClaimValues = {
  [Id in ClaimId]: (typeof claims)[Id]['value'] extends number ? number : readonly [number, number]
}

export const claimValues = Object.fromEntries(
  Object.entries<Claim>(claims).map(([id, { value }]) => [id, value]),
) as ClaimValues
