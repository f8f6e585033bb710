import { languageFacts, languages, type Language } from '#site/languages.ts'

/** Bytes: some messengers leave out an image that loads slowly. */
export const MAX_BYTES = 60_000

/** The brand that `npm run og-images` last drew images for. */
export const DRAWN_RECORD = 'brand/cards.json'

/** The other languages show the images of the language in `pictures`. */
export function drawnLanguages(facts = languageFacts): Language[] {
  return languages.filter((language) => facts[language].pictures === language)
}

/** How an og image shows the parts of its page that are marked with `data-og-image`. */
export type Card = {
  /** Viewport width in pixels that gives the parts a suitable layout; 1280 by default. */
  windowWidth?: number
  /** Next to the text (centered by default, on the bottom edge or on the right edge), or across the image below it. */
  position?: 'beside' | 'standing' | 'leaving' | 'below'
  /** Token of the background, the same as behind the parts on the page; paper by default. */
  surface?: 'white' | 'paper' | 'sand' | 'tint' | 'deep' | 'brand-on-dark'
  /** Margin in pixels, for parts without a visible edge. */
  around?: number
  /** Styles for the page during the capture, to hide what overlaps the picture. */
  style?: string
  /** Selector that replaces `[data-og-image]`. */
  picture?: string
}

export const cards: Readonly<Record<string, Card>> = {
  home: {
    windowWidth: 520,
    surface: 'deep',
    around: 6,
    picture: '[data-og-image] li, [data-og-image] > div',
    style: '[data-og-image] li:nth-child(n + 11) { display: none } [data-og-image] > div { margin-bottom: 0 }',
  },
  'ai-contract-analysis': { windowWidth: 760 },
  'ai-maturity-diagnostic': { surface: 'white' },
  'ai-sdr-automation': { windowWidth: 760, surface: 'tint' },
  'book-a-demo': { surface: 'tint' },
  'contract-review': { windowWidth: 760, surface: 'deep', around: 16 },
  'customer-ai-support': { windowWidth: 760 },
  'data-analytics': { position: 'leaving', surface: 'sand' },
  'hr-ai-assistant': { position: 'standing', surface: 'sand' },
  'no-code-ai-assistant': {
    around: 56,
    style: 'main > section:first-child > div > div:first-child { visibility: hidden }',
  },
  'optimize-hr-operations': { windowWidth: 760 },
  'optimize-procurement': { position: 'below', surface: 'sand' },
  privacy: { windowWidth: 520, surface: 'sand', around: 24 },
  'sales-ai-co-pilot': { windowWidth: 760, style: '[data-og-image] dl > div:nth-child(n + 5) { display: none }' },
  security: { windowWidth: 520, surface: 'sand', around: 24 },
  'streamline-hiring': { windowWidth: 760, surface: 'brand-on-dark' },
  'tailored-ai-solutions': { surface: 'deep', around: 22 },
  'talk-to-an-expert': { surface: 'sand', around: 10 },
}
