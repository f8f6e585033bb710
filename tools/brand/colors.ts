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
  const onBrand = given['onBrand'] ?? textOn(brandFill, brand)
  const brandBright = given['brandBright'] ?? onHover(brandFill, onBrand)
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
    stone: given['stone'] ?? '#e3e3d8',
    stone2: given['stone2'] ?? '#cdd1c4',

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
    text: given['text'] ?? ink,
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

/**
 * The same roles on a dark page. Surfaces are grays of the deep color, lighter as they rise; bands that are
 * dark on a light page are lit, so that they stay distinct.
 */
export function darkColorsOf(light: Colors): Colors {
  const { brand, deep: given, onDark, doneText, doneTint, doneMark } = light
  const surface = (lightness: number) => toGray(given, lightness, 0.8, 0.026)
  const paper = surface(0.178)
  const sand = surface(0.208)
  const white = surface(0.24)
  const tint = tone(brand, 0.272, 0.3)
  const surfaces = [paper, sand, tint, white]
  const ink = toGray(given, 0.13, 0.4)
  const deep = tone(given, 0.315, 1.6)
  const deepBright = tone(given, 0.365, 1.8)
  const deeps = [deep, deepBright, ink]
  const brandFill = lighten(light.brandFill, [...surfaces, ...deeps], DRAWING)
  const onBrand = contrastOf(light.onBrand, brandFill) < TEXT ? textOn(brandFill, brand) : light.onBrand
  const brandText = lighten(tone(brand, 0.8, 0.9), surfaces, TEXT)
  const brandTextStrong = lighten(brandText, surfaces, STRONG_TEXT)
  const marked = tone(brand, 0.385, 0.48)
  const isGreen = doneText === light.brandText
  const done = lighten(light.done, [...surfaces, ...deeps], DRAWING)
  const greenTint = isGreen ? tint : tone(doneTint, 0.272, 1.8)
  const greenText = isGreen ? brandText : lighten(tone(doneText, 0.8, 1.3), [greenTint, white], TEXT)
  return {
    ...light,
    white,
    paper,
    sand,
    tint,
    person: tone(brand, 0.36, 0.4),
    marked,
    meterSurface: surface(0.34),
    stone: surface(0.335),
    stone2: surface(0.425),
    brand: brandFill,
    brandFill,
    brandDrawn: brandFill,
    brandBright: brandFill === light.brandFill ? light.brandBright : onHover(brandFill, onBrand),
    brandText,
    brandTextLarge: brandText,
    brandTextStrong,
    onBrand,
    deep,
    deepBright,
    meterSurfaceDark: tone(given, 0.43, 1.8),
    lineDark: tone(given, 0.41, 1.5),
    lineDark2: tone(given, 0.5, 1.5),
    lineDark3: lighten(light.lineDark3, deeps, DRAWING),
    brandOnDark: lighten(light.brandOnDark, deeps, TEXT),
    onDark: lighten(onDark, deeps, TEXT),
    onDark2: lighten(light.onDark2, deeps, TEXT),
    ink,
    text: onDark,
    text2: lighten(toGray(given, 0.8), surfaces, TEXT),
    text3: lighten(toGray(given, 0.69), surfaces, TEXT),
    line3: lighten(toGray(given, 0.55), [paper, white], DRAWING),
    done,
    doneText: greenText,
    doneTextStrong: isGreen ? brandTextStrong : lighten(greenText, [greenTint, white], STRONG_TEXT),
    doneTint: greenTint,
    doneMark: isGreen && doneMark === light.marked ? marked : tone(doneMark, 0.385, 1.6),
  }
}

function textOn(fill: string, brand: string): string {
  return [tone(brand, 0.174, 0.19), WHITE].find((color) => contrastOf(color, fill) >= TEXT) ?? BLACK
}

/** Moves away from the color of the text on it. */
function onHover(fill: string, text: string): string {
  const brighter = contrastOf(text, BLACK) < contrastOf(text, WHITE) ? 0.044 : -0.044
  return tone(fill, oklchOf(fill).l + brighter, 0.97)
}

/** `share` is a share of the color's chroma. */
function tone(hex: string, lightness: number, share: number): string {
  const color = oklchOf(hex)
  return hexOfOklch({ ...color, l: Math.min(Math.max(lightness, 0), 1), c: color.c * share })
}

function toGray(hex: string, lightness: number, share = 0.55, most = MAX_GRAY_CHROMA): string {
  const color = oklchOf(hex)
  return hexOfOklch({ ...color, l: lightness, c: Math.min(color.c * share, most) })
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
  { colors: ['text', 'text2', 'text3', 'brandText', 'brandTextStrong'], surfaces: onLight, ratio: TEXT },
  { colors: ['brandTextLarge'], surfaces: onLight, ratio: LARGE_TEXT },
  { colors: ['text'], surfaces: ['person', 'marked', 'doneMark'], ratio: TEXT },
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
  if (colors) errors.push(...findContrastErrors(colors), ...findContrastErrors(darkColorsOf(colors)))
  if (!colors || errors.length > 0) throw new SettingsError(`Invalid colors in ${file}:\n  ${errors.join('\n  ')}`)
  return colors
}
