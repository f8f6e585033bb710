import { claimTexts, claimValues } from '../app/site/claims.ts'
import type { SettingsInBrowser } from '../app/site/settings.ts'

/** What app/site/build-constants.ts declares, as a bundle takes it in. */
export function siteConstants(settings: SettingsInBrowser): Record<string, string | boolean> {
  return {
    __SETTINGS__: JSON.stringify(settings),
    __OUTSIDE_FORMS__: Boolean(settings.leadFormUrl ?? settings.schedulerUrl),
    __HAS_DESK__: settings.hasDesk,
    __ASKS_FOR_CONSENT__: Boolean(settings.measurementId),
    __HAS_COUNTER__: Boolean(settings.counterUrl),
    __CLAIM_TEXTS__: JSON.stringify(claimTexts),
    __CLAIM_VALUES__: JSON.stringify(claimValues),
  }
}
