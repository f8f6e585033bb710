import type { PrivacyNotice } from './privacy-notice.ts'

declare const __PRIVACY_NOTICE__: PrivacyNotice

/** What the notice says with the settings of the build. By itself: one page has it. */
export const notice = __PRIVACY_NOTICE__
