import { DEFAULT_LANGUAGE } from './languages.ts'
import type { Settings } from './settings.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** Pixels of the icons for a home screen. Everything that matters on them is inside the circle that phones cut out. */
export const ICON_SIZES = [192, 512] as const

/** What a phone keeps of the site on its home screen: a bookmark with a name and an icon, which opens in the browser. */
export function webManifest({ brand }: Pick<Settings, 'brand'>, colors: { brand: string; paper: string }): string {
  const icons = ICON_SIZES.map((size) => ({
    src: `/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  }))
  return JSON.stringify({
    name: brand,
    short_name: brand,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    display: 'browser',
    theme_color: colors.brand,
    background_color: colors.paper,
    icons,
  })
}
