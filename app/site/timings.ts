/** Durations and thresholds of behaviour, each named with its unit. Durations of looks are tokens in styles/tokens.css. */

/** The navigation turns opaque when the page is scrolled further than this. */
export const SCROLLED_THRESHOLD_PX = 10

/** A drag shorter than this is a click: case-study carousel. */
export const CAROUSEL_DRAG_THRESHOLD_PX = 10

/** Case-study carousel: speed of the slide, in the carousel library's own unit. */
export const CAROUSEL_DURATION = 25
