import { claimTexts, claimValues } from '#site/claims.ts'
import { people } from '#site/people.ts'
import { privacyNotice } from '#site/privacy-notice.ts'
import { securityNoticeOf } from '#site/security-notice.ts'
import type { Settings, SettingsInBrowser } from '#site/settings.ts'
import { listUntranslated, translationStates } from './untranslated.ts'

/** The others are called `<id>.svg`. */
const renamed = Object.entries(people).flatMap(([id, { portrait = `${id}.svg` }]) =>
  portrait === `${id}.svg` ? [] : [[id, portrait]],
)
const renamedPortraits = renamed.length > 0 ? Object.fromEntries(renamed) : undefined

/** Declared in src/site/build-constants.ts, notice-constant.ts and security-constant.ts. */
export function siteConstants(settings: Settings): Record<string, string | boolean> {
  const { voiceWidget: _widget, hsts: _hsts, company: _company, leadDelivery: _delivery, ...others } = settings
  const { assistant, security: _security, ...inBrowser } = others
  return {
    __SETTINGS__: JSON.stringify(inBrowser satisfies SettingsInBrowser),
    __PRIVACY_NOTICE__: JSON.stringify(privacyNotice(settings)),
    __SECURITY_NOTICE__: JSON.stringify(securityNoticeOf(settings)),
    __OUTSIDE_FORMS__: Boolean(settings.leadFormUrl ?? settings.schedulerUrl),
    __HAS_LEADS_SERVER__: settings.hasLeadsServer,
    __ASKS_FOR_CONSENT__: Boolean(settings.measurementId),
    __COUNTS_VISITS__: Boolean(settings.measurementId ?? settings.counterUrl),
    __ASKS_MODEL__: assistant.modelHost !== undefined,
    __COUNTS_QUESTIONS__: assistant.countsQuestions,
    // JSON.stringify(undefined) is undefined, not a string.
    __VOICE_AGENT_ID__: JSON.stringify(settings.voiceAgentId) ?? 'undefined',
    __CLAIM_TEXTS__: JSON.stringify(claimTexts),
    __CLAIM_VALUES__: JSON.stringify(claimValues),
    __PORTRAITS__: JSON.stringify(renamedPortraits) ?? 'undefined',
    __UNTRANSLATED__: JSON.stringify(listUntranslated(translationStates())) ?? 'undefined',
  }
}
