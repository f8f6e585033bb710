import type { securityNoticeOf } from './security-notice.ts'

declare const __SECURITY_NOTICE__: ReturnType<typeof securityNoticeOf>

/** In its own file because only one page needs it. */
export const securityNotice = __SECURITY_NOTICE__
