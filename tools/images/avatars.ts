/** Redraws sample portraits in the colors of the brand. An owner's files are left alone. */

import type { Colors } from '../brand/colors.ts'

/** Assistants have initials on a disc. */
const INITIALS = /(<circle cx="32" cy="32" r="32" fill=")#[\da-f]{6}("\/>\s*<path fill=")#[\da-f]{6}(")/i

/** People are drawn in tones between these three. */
const TONES = /--paper:#[\da-f]{6};--mid:#[\da-f]{6};--dark:#[\da-f]{6}/i

export const isDrawnPortrait = (svg: string) => TONES.test(svg)

export function recolorAvatar(svg: string, { paper, lineDark3, deep, brandOnDark }: Colors): string {
  return svg
    .replace(INITIALS, `$1${deep}$2${brandOnDark}$3`)
    .replace(TONES, `--paper:${paper};--mid:${lineDark3};--dark:${deep}`)
}
