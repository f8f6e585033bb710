import { converter, formatHex, wcagContrast, type Oklch } from 'culori'

const toOklch = converter('oklch')
const toRgb = converter('rgb')

export function oklchOf(hex: string): Oklch {
  const color = toOklch(hex)
  if (!color) throw new Error(`${hex} is not a color`)
  return color
}

const CHROMA_STEP = 0.002
const ROUNDING = 0.001

/** Maps an out-of-gamut color to a paler one of the same lightness. */
export function hexOfOklch(color: Oklch): string {
  for (let c = color.c; c > 0; c -= CHROMA_STEP) {
    const rgb = toRgb({ ...color, c })
    if ([rgb.r, rgb.g, rgb.b].every((channel) => channel > -ROUNDING && channel < 1 + ROUNDING)) return formatHex(rgb)
  }
  return formatHex({ ...color, c: 0 })
}

/** 1 for the same color, 21 for black on white (WCAG 2). */
export const contrastOf: (one: string, other: string) => number = wcagContrast
