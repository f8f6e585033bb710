/** All marketing figures. Copy refers to one as {{claims.<id>}}. `source` is for the person who has to defend it. */

import { forEachLanguage, languageFacts, type InLanguages, type Language } from './languages.ts'
import type { ListedPage } from './pages.ts'
import { fillBrackets } from './template.ts'

export type Claim = {
  value: number | readonly [number, number]
  unit?: '%' | 's'
  sign?: '+'
  orMore?: true
  /** What the figure counts. If a figure is shown alone, the text next to it includes this phrase. */
  label: InLanguages<string>
  comparedWith?: string
  source: string
  /** The pages that may use it. Omit to allow every page. */
  on?: readonly ListedPage[]
}

const VENDOR = 'website specification, section 1 (vendor figure; replace with the measurement before launch)'
const CASE = 'website specification, home page case studies (sample case)'
const OFFER = 'website specification (terms of the offer)'
/** Follows from the site's own code, so the owner doesn't have to confirm it. */
export const SITE = 'counted on this site'
const SAMPLE_OFFER = 'sample: the owner has to confirm it before launch'

/** Not confirmed by the owner: the launch check reports every figure with one of these sources. */
export const sampleSources: readonly string[] = [VENDOR, CASE, OFFER, SAMPLE_OFFER]

export const claims = {
  manualWorkload: {
    value: 90,
    unit: '%',
    label: { en: 'less manual work', pt: 'menos trabalho manual' },
    comparedWith: 'the same tasks before an assistant took them over',
    source: VENDOR,
    on: ['home'],
  },
  supportWorkload: {
    value: 98,
    unit: '%',
    label: {
      en: 'less manual work on each ticket the assistant resolves',
      pt: 'menos trabalho manual em cada chamado que o assistente resolve',
    },
    comparedWith: 'a ticket that a person solves; tickets with a person are not counted',
    source: VENDOR,
    on: ['customer-ai-support'],
  },
  conversion: {
    value: 21,
    unit: '%',
    sign: '+',
    label: { en: 'conversion from lead to customer', pt: 'conversão de lead em cliente' },
    comparedWith: 'the same sales team before the co-pilot; the retailer on the home page is where it was measured',
    source: VENDOR,
    on: ['home', 'sales-ai-co-pilot', 'close-more-deals', 'ai-sdr-automation'],
  },
  legalReview: {
    value: 85,
    unit: '%',
    label: { en: 'less legal review time', pt: 'menos tempo de revisão jurídica' },
    comparedWith: 'a lawyer reading the same contract alone',
    source: VENDOR,
    on: ['home', 'ai-contract-analysis', 'contract-review'],
  },
  hrPerformance: {
    value: 80,
    unit: '%',
    label: { en: 'HR performance boost', pt: 'mais produtividade no RH' },
    comparedWith: 'what the same HR team handled before: requests, letters, openings',
    source: VENDOR,
    on: ['home', 'hr-ai-assistant', 'optimize-hr-operations', 'streamline-hiring'],
  },
  timeToSolution: {
    value: 80,
    unit: '%',
    label: { en: 'faster time-to-solution', pt: 'menos tempo até a solução' },
    comparedWith: 'the time from first message to solution before the assistant',
    source: VENDOR,
    on: ['customer-support-efficiency'],
  },
  buildTime: {
    value: 80,
    unit: '%',
    label: { en: 'faster from idea to live assistant', pt: 'menos tempo da ideia ao assistente no ar' },
    comparedWith: 'having the same chatbot programmed',
    source: VENDOR,
    on: ['no-code-ai-assistant'],
  },
  ticketVolume: {
    value: [30, 50],
    unit: '%',
    label: { en: 'fewer tickets', pt: 'menos chamados' },
    comparedWith: 'tickets opened before; a question that is answered at once never becomes one',
    source: VENDOR,
    on: ['home', 'customer-support-efficiency'],
  },
  autoResolved: {
    value: 70,
    unit: '%',
    label: { en: 'of requests resolved automatically', pt: 'das solicitações resolvidas automaticamente' },
    comparedWith: 'all requests that reach the assistant: the most that a client has seen, not an average',
    source: VENDOR,
    on: ['home', 'customer-ai-support', 'customer-support-efficiency'],
  },
  timeReduction: {
    value: 70,
    unit: '%',
    label: { en: 'less time on routine work', pt: 'menos tempo em tarefas de rotina' },
    comparedWith: 'the same routine tasks by hand; the rest of the week is not counted',
    source: VENDOR,
    on: ['home', 'ai-sdr-automation', 'streamline-hiring', 'optimize-hr-operations'],
  },
  costSavings: {
    value: 40,
    unit: '%',
    label: { en: 'lower cost for the same work', pt: 'menos custo pelo mesmo trabalho' },
    comparedWith: 'what the same volume of work cost before, the assistant included',
    source: VENDOR,
    on: ['home', 'ai-sdr-automation', 'optimize-hr-operations'],
  },
  languages: { value: 90, orMore: true, label: { en: 'languages', pt: 'idiomas' }, source: VENDOR },
  integrations: {
    value: 50,
    orMore: true,
    label: { en: 'integration types', pt: 'tipos de integração' },
    source: VENDOR,
  },
  trialDays: { value: 7, label: { en: 'free trial', pt: 'grátis' }, source: OFFER },
  demoMinutes: { value: 45, label: { en: 'minutes', pt: 'minutos' }, source: SAMPLE_OFFER },
  consultationMinutes: { value: 30, label: { en: 'minutes', pt: 'minutos' }, source: OFFER },
  diagnosticFree: {
    value: 100,
    unit: '%',
    label: { en: 'free', pt: 'gratuito' },
    source: OFFER,
    on: ['ai-maturity-diagnostic'],
  },
  diagnosticMinutes: { value: 5, label: { en: 'minutes', pt: 'minutos' }, source: OFFER },
  diagnosticDimensions: { value: 7, label: { en: 'dimensions', pt: 'dimensões' }, source: SITE },
  supplierSelection: {
    value: 80,
    unit: '%',
    label: { en: 'less time choosing suppliers', pt: 'menos tempo para escolher fornecedores' },
    comparedWith: 'the same manufacturer’s purchases before',
    source: CASE,
    on: ['home', 'optimize-procurement', 'tailored-ai-solutions'],
  },
  caseSavings: {
    value: 43,
    unit: '%',
    label: { en: 'savings on purchases', pt: 'de economia nas compras' },
    comparedWith: 'what the same manufacturer paid before',
    source: CASE,
    on: ['home', 'optimize-procurement', 'tailored-ai-solutions'],
  },
  responseTime: {
    value: 1.3,
    unit: 's',
    label: { en: 'response time', pt: 'de tempo de resposta' },
    source: CASE,
    on: ['home'],
  },
} as const satisfies Record<string, Claim>

export type ClaimId = keyof typeof claims

/** Claims that read differently inside a sentence: "more than 90", "30% to 50%", "by 21%". */
type InSentenceId = {
  [Id in ClaimId]: (typeof claims)[Id] extends { orMore: true } | { sign: '+' } | { value: readonly unknown[] }
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
  [Id in ClaimId]: (typeof claims)[Id]['value'] extends number ? number : readonly [number, number]
}

export const claimValues = Object.fromEntries(
  Object.entries<Claim>(claims).map(([id, { value }]) => [id, value]),
) as ClaimValues
