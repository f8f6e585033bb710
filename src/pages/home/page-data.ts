/** Lists of the page, in order. Their texts are in the locale file under the same ids. */

import type { chatTimings } from '#site/chat-timings.ts'
import type { PortrayedId } from '#site/people.ts'
import type { CardSurface } from '#ui/Card.tsx'

export const statistics = ['hours', 'cost', 'conversion'] as const

type Statistic = (typeof statistics)[number]

type Entry = {
  id: string
  hour: number
  minute: number
  /** The `asset` of an assistant, or a person, whose decisions are set apart. */
  by: (typeof assistants)[number]['asset'] | 'person'
  person?: PortrayedId
  /** The statistic it adds to, besides the hours that every task saves. */
  for?: Exclude<Statistic, 'hours'>
}

/**
 * One morning's log. Decisions take two rows, so none may start in the last row of a column (see `.columns` in
 * MorningLog.module.css). Tests check that, and that the share matches the claim.
 */
export const morning = [
  { id: 'orderFound', hour: 8, minute: 2, by: 'support' },
  { id: 'deliveryBooked', hour: 8, minute: 3, by: 'support' },
  { id: 'leadAnswered', hour: 8, minute: 5, by: 'sales', for: 'conversion' },
  { id: 'payStubExplained', hour: 8, minute: 7, by: 'hr' },
  { id: 'billingDateMoved', hour: 8, minute: 9, by: 'support', for: 'cost' },
  { id: 'agreementRead', hour: 8, minute: 11, by: 'contracts', for: 'cost' },
  { id: 'refund', hour: 8, minute: 14, by: 'person', person: 'claire' },
  { id: 'receiptSent', hour: 8, minute: 15, by: 'support' },
  { id: 'leadScored', hour: 8, minute: 16, by: 'sales', for: 'conversion' },
  { id: 'ticketsClosed', hour: 8, minute: 18, by: 'support', for: 'cost' },
  { id: 'coverageChecked', hour: 8, minute: 20, by: 'hr' },
  { id: 'vacationRequested', hour: 8, minute: 21, by: 'hr' },
  { id: 'clauseMarked', hour: 8, minute: 23, by: 'contracts' },
  { id: 'wording', hour: 8, minute: 26, by: 'person', person: 'ana' },
  { id: 'changeTracked', hour: 8, minute: 27, by: 'contracts' },
  { id: 'answeredInSpanish', hour: 8, minute: 30, by: 'support' },
  { id: 'demoOffered', hour: 8, minute: 33, by: 'sales', for: 'conversion' },
  { id: 'letterFilledIn', hour: 8, minute: 35, by: 'hr', for: 'cost' },
  { id: 'labelSent', hour: 8, minute: 38, by: 'support', for: 'cost' },
  { id: 'recordsUpdated', hour: 8, minute: 40, by: 'sales', for: 'cost' },
  { id: 'renewalsNoted', hour: 8, minute: 42, by: 'contracts', for: 'cost' },
  { id: 'leadReminded', hour: 8, minute: 45, by: 'sales', for: 'conversion' },
  { id: 'benefitExplained', hour: 8, minute: 47, by: 'hr' },
  { id: 'policyQuoted', hour: 8, minute: 50, by: 'hr' },
  { id: 'versionsCompared', hour: 8, minute: 52, by: 'contracts', for: 'cost' },
  { id: 'pricesSent', hour: 8, minute: 55, by: 'sales', for: 'conversion' },
  { id: 'agreementChecked', hour: 8, minute: 58, by: 'contracts', for: 'cost' },
  { id: 'interviewsBooked', hour: 9, minute: 1, by: 'hr', for: 'cost' },
  { id: 'signatureMissed', hour: 9, minute: 3, by: 'contracts' },
  { id: 'demoMoved', hour: 9, minute: 6, by: 'sales', for: 'conversion' },
  { id: 'visitMoved', hour: 9, minute: 8, by: 'support', for: 'cost' },
  { id: 'vacation', hour: 9, minute: 11, by: 'person', person: 'paula' },
  { id: 'coverageUpdated', hour: 9, minute: 13, by: 'hr' },
  { id: 'invoiceExplained', hour: 9, minute: 16, by: 'support', for: 'cost' },
  { id: 'leadsRanked', hour: 9, minute: 20, by: 'sales', for: 'conversion' },
  { id: 'callPrepared', hour: 9, minute: 24, by: 'sales', for: 'conversion' },
  { id: 'firstCall', hour: 9, minute: 27, by: 'person', person: 'rebecca' },
  { id: 'amendmentRead', hour: 9, minute: 31, by: 'contracts', for: 'cost' },
  { id: 'newHireSetUp', hour: 9, minute: 35, by: 'hr', for: 'cost' },
  { id: 'risksReported', hour: 9, minute: 40, by: 'contracts' },
] as const satisfies readonly Entry[]

/** Every task of an assistant saves hours. */
export function litLines(statistic: Statistic) {
  return morning.filter((entry) =>
    statistic === 'hours' ? entry.by !== 'person' : 'for' in entry && entry.for === statistic,
  )
}

/** `id` is a page id. `asset` names the avatar and the video in /uploads, one of each per language. */
export const assistants = [
  { id: 'customer-ai-support', asset: 'support', timing: 'homeSupportTab' },
  { id: 'sales-ai-co-pilot', asset: 'sales', timing: 'homeTab' },
  { id: 'ai-contract-analysis', asset: 'contracts', timing: 'homeTab' },
  { id: 'hr-ai-assistant', asset: 'hr', timing: 'homeTab' },
] as const satisfies readonly { id: string; asset: string; timing: keyof typeof chatTimings }[]

/** Of the clauses that the chats quote. */
export const clauseNumbers: Readonly<Record<string, string>> = {
  liability: '11.2',
  holidays: '1.4',
  carriedOver: '2.1',
}

export const assistantChat = { question: 'user', answer: 'bot', request: 'user', done: 'bot' } as const

export const testimonials = [
  { id: 'support', person: 'marina' },
  { id: 'sales', person: 'rafael' },
  { id: 'legal', person: 'daniel' },
] as const

/** `id` is a claim id: a rise or a saving compared with before. */
export const figures = [
  { id: 'conversion', kind: 'rise', surface: 'tint' },
  { id: 'legalReview', kind: 'saving', surface: 'sand' },
  { id: 'costSavings', kind: 'saving', surface: 'white' },
] as const satisfies readonly { id: string; kind: 'rise' | 'saving'; surface: CardSurface }[]

/** Pictures are in /uploads/cases, named by id and language. */
export const caseStudies = [
  { id: 'procurement', results: ['supplierSelection', 'caseSavings'] },
  { id: 'retail', results: ['responseTime', 'conversion'] },
] as const

export const demoSteps = ['before', 'during', 'after'] as const

/** Wordmarks are in /uploads/partners, named by id. */
export const partners = [
  { id: 'cloudmarsh', name: 'Cloudmarsh', width: 119 },
  { id: 'datavane', name: 'Datavane', width: 103 },
  { id: 'voxalta', name: 'Voxalta', width: 98 },
  { id: 'ledgerfield', name: 'Ledgerfield', width: 112 },
  { id: 'tessarow', name: 'Tessarow', width: 103 },
  { id: 'portabay', name: 'Portabay', width: 97 },
] as const
