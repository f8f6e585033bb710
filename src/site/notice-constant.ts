import type { PrivacyNotice } from './privacy-notice.ts'

declare const __PRIVACY_NOTICE__: PrivacyNotice

/** In its own file because only one page needs it. */
export const notice = __PRIVACY_NOTICE__
