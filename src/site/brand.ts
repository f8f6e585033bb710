/** The owner's logos and theme color from brand/, inlined at build time. All other colors are in the stylesheets. */

/** The content of an `<svg>` and its width-to-height ratio. Parts in the surrounding text color use `currentColor`. */
export type Drawing = { viewBox: string; ratio: number; content: string }

declare const __THEME_COLOR__: string
declare const __THEME_COLOR_DARK__: string
declare const __MARK__: Drawing
declare const __MARK_ON_DARK__: Drawing
declare const __LOGO__: Drawing | undefined
declare const __LOGO_ON_DARK__: Drawing | undefined

export const THEME_COLOR = __THEME_COLOR__
export const THEME_COLOR_DARK = __THEME_COLOR_DARK__

export const brandMark = __MARK__

/** For dark backgrounds. Pages with `logoOnDark` in their definition show it in the header until scrolled. */
export const brandMarkOnDark = __MARK_ON_DARK__

/** The wordmark. A constant, so that the bundle drops its code if there is none. */
export const brandLogo = __LOGO__
export const brandLogoOnDark = __LOGO_ON_DARK__
