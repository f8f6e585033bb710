/** Brand colors by role. Optional roles are derived so that text is legible on its backgrounds. */

import { findClosest } from '#server/suggestions.ts'
import { SettingsError } from '#site/variables.ts'
import { contrastOf, hexOfOklch, oklchOf } from './oklch.ts'

const WHITE = '#ffffff'
const BLACK = '#000000'

/**
 * WCAG 2.2: text and large text (1.4.3), text with `prefers-contrast: more` (1.4.6), controls and graphics (1.4.11).
 */
const TEXT = 4.5
const LARGE_TEXT = 3
const STRONG_TEXT = 7
const DRAWING = 3

/** A given `brandDrawn` may be paler on light backgrounds, because every chart also shows its values as text. */
const DRAWING_BESIDE_TEXT = 2.2

/** Done is green for every brand: blue is in progress, orange is urgent. */
const DONE = { dot: '#10b981', text: '#047857', strong: '#065f46', tint: '#e7f7ef', mark: '#cdf0df' }

/** A brand hue in this range, in degrees, is used for "done" too. */
const GREENS = { from: 130, to: 185 }

const MAX_GRAY_CHROMA = 0.018

type GivenColors = Partial<Record<string, string>> & Record<'brand' | 'deep', string>
export type Colors = ReturnType<typeof colorsOf>
export type Role = keyof Colors

/** Lightness and share of chroma come from the original design. */
export function colorsOf(given: GivenColors) {
  const { brand, deep } = given
  const white = WHITE
  const paper = given['paper'] ?? '#fbfbf7'
  const sand = given['sand'] ?? '#f3f2ea'
  const tint = given['tint'] ?? tone(brand, 0.962, 0.134)
  const light = [paper, sand, tint, white]
  const deepBright = given['deepBright'] ?? tone(deep, oklchOf(deep).l + 0.061, 1.4)
  const ink = given['ink'] ?? toGray(deep, 0.18, 0.5)
  const dark = [deep, deepBright, ink]
  const brandFill = given['brandFill'] ?? lighten(brand, dark, DRAWING)
  const brandDrawn = given['brandDrawn'] ?? darken(brandFill, light, DRAWING)
  // Black or white is always legible.
  const onBrand =
    given['onBrand'] ?? [tone(brand, 0.174, 0.19), WHITE].find((color) => contrastOf(color, brandFill) >= TEXT) ?? BLACK
  // On hover, move away from the color of the text on it.
  const brighter = contrastOf(onBrand, BLACK) < contrastOf(onBrand, WHITE) ? 0.044 : -0.044
  const brandBright = given['brandBright'] ?? tone(brandFill, oklchOf(brandFill).l + brighter, 0.97)
  const brandText = given['brandText'] ?? darken(brand, light, TEXT)
  const brandTextLarge = given['brandTextLarge'] ?? darken(brand, light, LARGE_TEXT)
  const brandTextStrong = given['brandTextStrong'] ?? darken(tone(brand, 0.432, 0.58), light, STRONG_TEXT)
  const marked = given['marked'] ?? tone(brand, 0.925, 0.29)
  const liftDeep = (lightness: number, share: number) => tone(deep, oklchOf(deep).l + lightness, share)
  const { h: hue = 0 } = oklchOf(brand)
  const isGreen = hue > GREENS.from && hue < GREENS.to
  return {
    white,
    paper,
    sand,
    tint,
    person: given['person'] ?? tone(brand, 0.913, 0.25),
    marked,
    meterSurface: given['meterSurface'] ?? toGray(deep, 0.926, 0.35),

    brand,
    brandFill,
    brandDrawn,
    brandBright,
    brandText,
    brandTextLarge,
    brandTextStrong,
    onBrand,

    deep,
    deepBright,
    shadow: given['shadow'] ?? liftDeep(0.02, 1.4),
    meterSurfaceDark: given['meterSurfaceDark'] ?? liftDeep(0.125, 1.6),
    lineDark: given['lineDark'] ?? liftDeep(0.098, 1.3),
    lineDark2: given['lineDark2'] ?? liftDeep(0.211, 1.4),
    lineDark3: given['lineDark3'] ?? lighten(tone(deep, 0.639, 1.6), dark, DRAWING),
    brandOnDark: given['brandOnDark'] ?? lighten(tone(brand, 0.905, 0.6), dark, TEXT),
    onDark: given['onDark'] ?? lighten(toGray(deep, 0.965, 0.3), dark, TEXT),
    onDark2: given['onDark2'] ?? lighten(tone(deep, 0.78, 0.85), dark, TEXT),

    ink,
    text2: given['text2'] ?? darken(toGray(deep, 0.426), light, TEXT),
    text3: given['text3'] ?? darken(toGray(deep, 0.516), light, TEXT),
    line3: given['line3'] ?? darken(toGray(deep, 0.639), [paper, white], DRAWING),

    done: given['done'] ?? (isGreen ? brandDrawn : DONE.dot),
    doneText: given['doneText'] ?? (isGreen ? brandText : DONE.text),
    doneTextStrong: given['doneTextStrong'] ?? (isGreen ? brandTextStrong : DONE.strong),
    doneTint: given['doneTint'] ?? (isGreen ? tint : DONE.tint),
    doneMark: given['doneMark'] ?? (isGreen ? marked : DONE.mark),
  }
}

/** `share` is a share of the color's chroma. */
function tone(hex: string, lightness: number, share: number): string {
  const color = oklchOf(hex)
  return hexOfOklch({ ...color, l: Math.min(Math.max(lightness, 0), 1), c: color.c * share })
}

function toGray(hex: string, lightness: number, share = 0.55): string {
  const color = oklchOf(hex)
  return hexOfOklch({ ...color, l: lightness, c: Math.min(color.c * share, MAX_GRAY_CHROMA) })
}

const STEP = 0.005

/** Darkens a color as little as possible to reach the contrast on all backgrounds. */
function darken(hex: string, surfaces: readonly string[], ratio: number): string {
  return shiftLightness(hex, -STEP, surfaces, ratio) ?? BLACK
}

function lighten(hex: string, surfaces: readonly string[], ratio: number): string {
  return shiftLightness(hex, STEP, surfaces, ratio) ?? WHITE
}

function shiftLightness(hex: string, step: number, surfaces: readonly string[], ratio: number): string | undefined {
  const color = oklchOf(hex)
  const reach = Math.floor((step < 0 ? color.l : 1 - color.l) / STEP)
  const candidates = Array.from({ length: reach }, (_, count) => hexOfOklch({ ...color, l: color.l + count * step }))
  return candidates.find((candidate) => surfaces.every((surface) => contrastOf(candidate, surface) >= ratio))
}

const onLight: readonly Role[] = ['paper', 'sand', 'tint', 'white']
const onDeep: readonly Role[] = ['deep', 'deepBright', 'ink']

const pairs: readonly { colors: readonly Role[]; surfaces: readonly Role[]; ratio: number }[] = [
  { colors: ['ink', 'text2', 'text3', 'brandText', 'brandTextStrong'], surfaces: onLight, ratio: TEXT },
  { colors: ['brandTextLarge'], surfaces: onLight, ratio: LARGE_TEXT },
  { colors: ['ink'], surfaces: ['person', 'marked', 'doneMark'], ratio: TEXT },
  { colors: ['onBrand'], surfaces: ['brandFill', 'brandBright'], ratio: TEXT },
  { colors: ['onDark', 'onDark2', 'brandOnDark'], surfaces: onDeep, ratio: TEXT },
  { colors: ['doneText', 'doneTextStrong'], surfaces: ['doneTint', 'white'], ratio: TEXT },
  { colors: ['line3'], surfaces: ['paper', 'white'], ratio: DRAWING },
  { colors: ['lineDark3', 'brandFill', 'brandDrawn', 'done'], surfaces: onDeep, ratio: DRAWING },
  { colors: ['brandDrawn'], surfaces: onLight, ratio: DRAWING_BESIDE_TEXT },
]

export function findContrastErrors(colors: Colors): string[] {
  return pairs.flatMap(({ colors: front, surfaces, ratio }) => {
    const all = front.flatMap((color) => surfaces.map((surface) => [color, surface] as const))
    return all.flatMap(([color, surface]) => {
      const found = contrastOf(colors[color], colors[surface])
      if (found >= ratio) return []
      // Rounds down: 4.498 is not 4.50.
      const contrast = (Math.floor(found * 100) / 100).toFixed(2)
      const pair = `${color} ${colors[color]} on ${surface} ${colors[surface]}`
      return [`${pair} has a contrast of ${contrast} but needs ${ratio}`]
    })
  })
}

const HEX = /^#[0-9a-f]{6}$/i

export function readColors(json: string, file: string): Colors {
  const given = JSON.parse(json) as GivenColors
  const roles = Object.keys(colorsOf({ brand: BLACK, deep: BLACK })).filter((role) => role !== 'white')
  const errors = [
    ...['brand', 'deep'].filter((role) => given[role] === undefined).map((role) => `"${role}" is missing`),
    ...Object.keys(given)
      .filter((role) => !roles.includes(role))
      .map((role) => `"${role}" is not a role. Did you mean "${findClosest(role, roles)}"?`),
    ...Object.entries(given)
      .filter(([, color]) => !HEX.test(String(color)))
      .map(([role, color]) => `"${role}": "${color}" is not a six-digit hex color. Example: "#10B981"`),
  ]
  const colors = errors.length === 0 ? colorsOf(given) : undefined
  if (colors) errors.push(...findContrastErrors(colors))
  if (!colors || errors.length > 0) throw new SettingsError(`Invalid colors in ${file}:\n  ${errors.join('\n  ')}`)
  return colors
}
