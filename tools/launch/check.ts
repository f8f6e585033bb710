import { nearest } from '#server/suggestions.ts'
import { sampleSources, SITE } from '#site/claims.ts'
import type { Ran } from '../audit/ran.ts'
import type { LanguageState } from '../untranslated.ts'
import { auditFindings } from './audit.ts'
import { castFindings, type Cast } from './cast.ts'
import { copyFindings, type Copy } from './copy.ts'
import type { Finding } from './finding.ts'
import { goneFindings } from './gone.ts'
import { languageFindings } from './languages.ts'
import { cardFindings } from './og-images.ts'
import { pictureFindings, sampleMarks, type Drawn } from './pictures.ts'
import { settingsFindings, type Environment } from './settings.ts'

export type Checkout = Cast &
  Copy & {
    environment: Environment
    ran: Ran
    translations: readonly LanguageState[]
    drawn: Drawn
    /** Confirmed by the owner, because no check can know it: id → reason. */
    confirmed: Readonly<Record<string, unknown>>
  }

export const CONFIRMED = 'brand/confirmed.json'

export function launchFindings(checkout: Checkout): Finding[] {
  const { environment, pages, uploads, drawn, ran, translations, confirmed } = checkout
  const all = [
    ...settingsFindings(environment),
    ...castFindings(checkout),
    ...copyFindings(checkout),
    ...goneFindings(checkout),
    ...languageFindings(translations),
    ...pictureFindings(uploads, drawn, environment['SITE_BRAND']),
    ...cardFindings(pages, uploads),
    ...auditFindings(ran),
  ]
  return [
    ...all.filter(({ id, confirmable }) => !(confirmable && isReason(confirmed[id]) && !twinOf(id, confirmed))),
    ...Object.keys(confirmed).flatMap((id) => confirmationFinding(id, confirmed, all)),
  ]
}

function isReason(reason: unknown): boolean {
  return typeof reason === 'string' && /\S/.test(reason)
}

/** Another entry with the same reason: a stock reason does not count. The ids in a reason are ignored. */
function twinOf(id: string, confirmed: Checkout['confirmed']): string | undefined {
  const own = wordsOf(id, confirmed[id])
  return Object.keys(confirmed).find((other) => other !== id && wordsOf(other, confirmed[other]) === own)
}

function wordsOf(id: string, reason: unknown): string {
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
  const twin = twinOf(id, confirmed)
  const known = all.filter(({ confirmable }) => confirmable).map((each) => each.id)
  const says = !known.includes(id)
    ? `There is nothing to confirm under ${id} (any more). Did you mean ${nearest(id, known)}?`
    : twin && isReason(reason)
      ? `${id} has the same reason as ${twin}: say for each line what makes it true.`
      : `${id} is confirmed without a reason: say who has agreed, and when.`
  if (known.includes(id) && isReason(reason) && !twin) return []
  return [{ id: `confirmed.${id}`, group: 'checks', says, place: CONFIRMED, blocks: false }]
}
