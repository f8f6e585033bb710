/** What the build knows of the owner's look (see brand/): its colours themselves stand in the styles. */

/** What stands in an `<svg>`, and how wide it is for its height. Parts in the colour of the text around are `currentColor`. */
export type Drawing = { viewBox: string; ratio: number; content: string }

declare const __THEME_COLOR__: string
declare const __MARK__: Drawing
declare const __MARK_ON_DARK__: Drawing
declare const __LOGO__: Drawing | undefined
declare const __LOGO_ON_DARK__: Drawing | undefined

export const THEME_COLOR = __THEME_COLOR__

export const brandMark = __MARK__

/** The other drawing, for the page whose header shows it until scrolled (`logoOnDark` in its definition). */
export const brandMarkOnDark = __MARK_ON_DARK__

/** The name as a drawing. A constant: without one, pages carry nothing of it. */
export const brandLogo = __LOGO__
export const brandLogoOnDark = __LOGO_ON_DARK__
