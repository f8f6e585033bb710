/** What stands between a checkout and the public. */

import { nearest } from '../../server/nearest.ts'
import type { Ran } from '../audit/ran.ts'
import type { LanguageState } from '../untranslated.ts'
import { auditFindings } from './audit.ts'
import { castFindings, type Cast } from './cast.ts'
import { copyFindings, type Copy } from './copy.ts'
import type { Finding } from './finding.ts'
import { goneFindings } from './gone.ts'
import { languageFindings } from './languages.ts'
import { pictureFindings } from './pictures.ts'
import { settingsFindings, type Environment } from './settings.ts'

export type Checkout = Cast &
  Copy & {
    environment: Environment
    ran: Ran
    translations: readonly LanguageState[]
    /** The owner's word for what nothing else can tell: id → why it is so. */
    confirmed: Readonly<Record<string, unknown>>
  }

export const CONFIRMED = 'brand/confirmed.json'

export function launchFindings(checkout: Checkout): Finding[] {
  const { environment, uploads, ran, translations, confirmed } = checkout
  const all = [
    ...settingsFindings(environment),
    ...castFindings(checkout),
    ...copyFindings(checkout),
    ...goneFindings(checkout),
    ...languageFindings(translations),
    ...pictureFindings(uploads),
    ...auditFindings(ran),
  ]
  return [
    ...all.filter(({ id, confirmable }) => !(confirmable && isReason(confirmed[id]))),
    ...Object.entries(confirmed).flatMap(([id, reason]) => confirmationFinding(id, reason, all)),
  ]
}

/** Somebody will ask why. */
function isReason(reason: unknown): boolean {
  return typeof reason === 'string' && /\S/.test(reason)
}

/** What was written there and counts for nothing. */
function confirmationFinding(id: string, reason: unknown, all: readonly Finding[]): Finding[] {
  const known = all.filter(({ confirmable }) => confirmable).map((each) => each.id)
  const says = !known.includes(id)
    ? `There is nothing to confirm under ${id} (any more). Did you mean ${nearest(id, known)}?`
    : `${id} is confirmed without a reason: say who has agreed, and when.`
  if (known.includes(id) && isReason(reason)) return []
  return [{ id: `confirmed.${id}`, group: 'checks', says, place: CONFIRMED, blocks: false }]
}
