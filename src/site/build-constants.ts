/** Constants that the build inlines (see tools/site-constants.ts): validated settings and formatted figures. */

import type { ClaimId, ClaimTexts, ClaimValues } from './claims.ts'
import { languages, type Language } from './languages.ts'
import type { PortrayedId } from './people.ts'
import type { SettingsInBrowser } from './settings.ts'
import type { Untranslated } from './translated.ts'

declare const __SETTINGS__: SettingsInBrowser
declare const __OUTSIDE_FORMS__: boolean
declare const __ASKS_FOR_CONSENT__: boolean
declare const __COUNTS_VISITS__: boolean
declare const __HAS_LEADS_SERVER__: boolean
declare const __ASKS_MODEL__: boolean
declare const __COUNTS_QUESTIONS__: boolean
declare const __VOICE_AGENT_ID__: string | undefined
declare const __CLAIM_TEXTS__: Record<Language, ClaimTexts>
declare const __CLAIM_VALUES__: ClaimValues
declare const __PORTRAITS__: Partial<Record<PortrayedId, string | false>> | undefined
declare const __UNTRANSLATED__: Untranslated | undefined

export const settings = __SETTINGS__

// Separate constants, so that the bundler can drop the code of features that are off.

export const hasOutsideForms = __OUTSIDE_FORMS__
export const hasLeadsServer = __HAS_LEADS_SERVER__
export const voiceAgentId = __VOICE_AGENT_ID__
export const countsVisits = __COUNTS_VISITS__
export const asksForConsent = __ASKS_FOR_CONSENT__

/** Whether a language model picks the assistant's answers, and whether questions it can't answer are counted. */
export const asksModel = __ASKS_MODEL__
export const countsQuestions = __COUNTS_QUESTIONS__

export const claimTexts = __CLAIM_TEXTS__

/** The languages in which search engines should index a page. There is no list if all pages are translated. */
export function translatedInto(page: string | undefined): readonly Language[] {
  return __UNTRANSLATED__ ? languages.filter((each) => !__UNTRANSLATED__?.[each]?.includes(page ?? '')) : languages
}

export function claimValue<Id extends ClaimId>(id: Id): ClaimValues[Id] {
  return __CLAIM_VALUES__[id]
}

export function portraitOf(id: PortrayedId): string | undefined {
  const file = __PORTRAITS__?.[id] ?? `${id}.svg`
  return file ? `/uploads/avatars/${file}` : undefined
}
