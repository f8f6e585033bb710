/** Bytes. Some messengers leave out an image that loads slowly. */
export const MAX_BYTES = 60_000

/** `npm run og-images` records here which brand it has drawn images for. */
export const DRAWN_RECORD = 'brand/cards.json'

/** What the og image of a page shows, set by `card.ts` in its page folder. Without it, the image has only text. */
export type Card = {
  /** Selector of the parts of the page to show. The picture includes all matches. */
  picture: string
  /** Viewport width in pixels that gives the parts a suitable layout. */
  windowWidth: number
  /** Next to the text: centered, on the bottom edge, or on the right edge; or across the image below the text. */
  position: 'beside' | 'standing' | 'leaving' | 'below'
  /** Token of the background, which is that of the picture on the page. */
  surface: 'white' | 'paper' | 'sand' | 'tint' | 'deep' | 'brand-on-dark'
  /** Margin in pixels around the parts, for parts without a visible edge. */
  around?: number
  /** Styles for the page during the capture, to hide anything that overlaps the picture. */
  style?: string
}
