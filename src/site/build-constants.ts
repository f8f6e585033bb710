/** What the build puts into the bundle (see vite.config.ts): settings, already checked, and figures, already written out. */

import type { ClaimId, ClaimTexts, ClaimValues } from './claims.ts'
import { languages, type Language } from './languages.ts'
import type { SettingsInBrowser } from './settings.ts'
import type { Untranslated } from './translated.ts'

declare const __SETTINGS__: SettingsInBrowser
declare const __OUTSIDE_FORMS__: boolean
declare const __ASKS_FOR_CONSENT__: boolean
declare const __COUNTS_VISITS__: boolean
declare const __HAS_DESK__: boolean
declare const __ASKS_MODEL__: boolean
declare const __COUNTS_QUESTIONS__: boolean
declare const __VOICE_AGENT_ID__: string | undefined
declare const __CLAIM_TEXTS__: Record<Language, ClaimTexts>
declare const __CLAIM_VALUES__: ClaimValues
declare const __UNTRANSLATED__: Untranslated | undefined

export const settings = __SETTINGS__

/** Whether the owner has a form or a calendar elsewhere. A constant: without one, pages carry nothing of what vendors need. */
export const hasOutsideForms = __OUTSIDE_FORMS__

/** Whether forms have somewhere to go. A constant for the same reason. */
export const hasLeadsServer = __HAS_DESK__

/** The outside voice agent, if one is set. A constant for the same reason. */
export const voiceAgentId = __VOICE_AGENT_ID__

/** Whether visits are counted, and whether visitors are asked before. Constants for the same reason. */
export const countsVisits = __COUNTS_VISITS__
export const asksForConsent = __ASKS_FOR_CONSENT__

/** Whether a language model words the assistant's answers, and whether what it does not know is counted. Constants as well. */
export const asksModel = __ASKS_MODEL__
export const countsQuestions = __COUNTS_QUESTIONS__

export const claimTexts = __CLAIM_TEXTS__

/** The languages in which a page is meant to be found. Where all pages are translated, none carries a list. */
export function translatedInto(page: string | undefined): readonly Language[] {
  return __UNTRANSLATED__ ? languages.filter((each) => !__UNTRANSLATED__?.[each]?.includes(page ?? '')) : languages
}

/** The number behind a figure, for what is drawn from it. */
export function claimValue<Id extends ClaimId>(id: Id): ClaimValues[Id] {
  return __CLAIM_VALUES__[id]
}
