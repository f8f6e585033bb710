/** What the build knows of the owner's look (see brand/): its colours themselves stand in the styles. */

/** What stands in an `<svg>`, and how wide it is for its height. Parts in the colour of the text around are `currentColor`. */
export type Drawing = { viewBox: string; ratio: number; content: string }

declare const __THEME_COLOR__: string
declare const __MARK__: Drawing
declare const __LOGO__: Drawing | undefined

export const THEME_COLOR = __THEME_COLOR__

export const brandMark = __MARK__

/** The name as a drawing. A constant: without one, pages carry nothing of it. */
export const brandLogo = __LOGO__
