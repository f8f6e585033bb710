import { DEFAULT_LANGUAGE } from './languages.ts'
import type { Settings } from './settings.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** Icon sizes in pixels. The artwork stays inside the safe zone of maskable icons. */
export const ICON_SIZES = [192, 512] as const

/** Gives a home-screen bookmark its name and icon. The site still opens in the browser. */
export function webManifest({ brand }: Pick<Settings, 'brand'>, colors: { brand: string; paper: string }): string {
  return JSON.stringify({
    name: brand,
    short_name: brand,
    lang: DEFAULT_LANGUAGE,
    start_url: '/',
    display: 'browser',
    theme_color: colors.brand,
    background_color: colors.paper,
    icons: ICON_SIZES.map((size) => ({
      src: `/icons/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  })
}
