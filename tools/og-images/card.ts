/** Bytes of a card. Some messengers leave one away that takes long to come. */
export const MOST_BYTES = 60_000

/** `npm run og-images` writes here which brand it has drawn cards for. */
export const CARDS_DRAWN = 'brand/cards.json'

/** What is shown of a page on its card: `card.ts` in its room says so. A page without one has its words alone. */
export type Card = {
  /** The parts of the page that are in the picture, whole: it reaches around all that match. */
  picture: string
  /** Pixels: how wide the window is in which they stand as a card needs them. */
  windowWidth: number
  /** Beside the words; there with its foot on the lower edge, or running out of the right one; or across the card below. */
  place: 'beside' | 'standing' | 'leaving' | 'below'
  /** What the card is painted with, by the name of its token: what the picture stands on in the page. */
  ground: 'white' | 'paper' | 'sand' | 'tint' | 'deep' | 'brand-on-dark'
  /** Pixels of the page around the parts, for what has no edge of its own. */
  around?: number
  /** Styles for the page while the picture is taken: what would reach into it is put away. */
  style?: string
}
