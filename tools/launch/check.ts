import { findClosest } from '#server/suggestions.ts'
import { sampleSources, SITE } from '#site/claims.ts'
import type { AuditRuns } from '../audit/run-record.ts'
import type { LanguageState } from '../untranslated.ts'
import { auditFindings } from './audit.ts'
import { copyFindings, type Copy } from './copy.ts'
import type { Finding } from './finding.ts'
import { languageFindings } from './languages.ts'
import { cardFindings } from './og-images.ts'
import { peopleFindings, type PeopleOnSite } from './people.ts'
import { pictureFindings, sampleMarks, type Drawn } from './pictures.ts'
import { removedFindings } from './removed.ts'
import { settingsFindings, type Environment } from './settings.ts'

export type Checkout = PeopleOnSite &
  Copy & {
    environment: Environment
    auditRuns: AuditRuns
    translations: readonly LanguageState[]
    drawn: Drawn
    /** Confirmed by the owner, because no check can know it: id → reason. */
    confirmed: Readonly<Record<string, unknown>>
  }

export const CONFIRMED = 'brand/confirmed.json'

export function launchFindings(checkout: Checkout): Finding[] {
  const { environment, pages, uploads, drawn, auditRuns, translations, confirmed } = checkout
  const all = [
    ...settingsFindings(environment),
    ...peopleFindings(checkout),
    ...copyFindings(checkout),
    ...removedFindings(checkout),
    ...languageFindings(translations),
    ...pictureFindings(uploads, drawn, environment['SITE_BRAND']),
    ...cardFindings(pages, uploads),
    ...auditFindings(auditRuns),
  ]
  return [
    ...all.filter(({ id, confirmable }) => !(confirmable && isReason(confirmed[id]) && !sameReasonAs(id, confirmed))),
    ...Object.keys(confirmed).flatMap((id) => confirmationFinding(id, confirmed, all)),
  ]
}

function isReason(reason: unknown): boolean {
  return typeof reason === 'string' && /\S/.test(reason)
}

/** Another entry with the same reason: a stock reason does not count. The ids in a reason are ignored. */
function sameReasonAs(id: string, confirmed: Checkout['confirmed']): string | undefined {
  const own = normalizeReason(id, confirmed[id])
  return Object.keys(confirmed).find((other) => other !== id && normalizeReason(other, confirmed[other]) === own)
}

function normalizeReason(id: string, reason: unknown): string {
  const names = new Set([id, ...id.split('.')].map((name) => name.toLowerCase()))
  const words = String(reason).trim().toLowerCase().split(/\s+/)
  return words.filter((word) => !names.has(word.replaceAll(/^\W+|\W+$/g, ''))).join(' ')
}

/** Number of findings that block an untouched checkout. Progress is measured against it. */
export function totalOf(checkout: Checkout): number {
  const claims = Object.entries(checkout.claims).map(([id, claim]) =>
    claim.source === SITE ? [id, claim] : [id, { ...claim, source: sampleSources[0] }],
  )
  const untouched = {
    ...checkout,
    environment: {},
    confirmed: {},
    claims: Object.fromEntries(claims) as Checkout['claims'],
    drawn: { cards: undefined, marks: sampleMarks },
  }
  return new Set(
    [...launchFindings(untouched), ...launchFindings(checkout)].filter(({ blocks }) => blocks).map(({ id }) => id),
  ).size
}

/** Reports a confirmation that does not count. */
function confirmationFinding(id: string, confirmed: Checkout['confirmed'], all: readonly Finding[]): Finding[] {
  const reason = confirmed[id]
  const duplicate = sameReasonAs(id, confirmed)
  const confirmableIds = all.filter(({ confirmable }) => confirmable).map((each) => each.id)
  const says = !confirmableIds.includes(id)
    ? `There is nothing to confirm with the id ${id}, or no longer. Did you mean ${findClosest(id, confirmableIds)}?`
    : duplicate && isReason(reason)
      ? `${id} has the same reason as ${duplicate}. Give each entry its own reason.`
      : `${id} is confirmed without a reason. Write who agreed, and when.`
  if (confirmableIds.includes(id) && isReason(reason) && !duplicate) return []
  return [{ id: `confirmed.${id}`, group: 'checks', says, place: CONFIRMED, blocks: false }]
}
