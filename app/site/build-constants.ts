/** What the build puts into the bundle (see vite.config.ts): settings, already checked, and figures, already written out. */

import type { ClaimTexts } from './claims.ts'
import type { Language } from './languages.ts'
import type { SettingsInBrowser } from './settings.ts'

declare const __SETTINGS__: SettingsInBrowser
declare const __CLAIM_TEXTS__: Record<Language, ClaimTexts>

export const settings = __SETTINGS__
export const claimTexts = __CLAIM_TEXTS__
