/** The sample portraits are initials on a disc. They are redrawn in the colors of the brand; other drawings are left alone. */

import type { Colors } from '../brand/colors.ts'

const INITIALS = /(<circle cx="32" cy="32" r="32" fill=")#[\da-f]{6}("\/>\s*<path fill=")#[\da-f]{6}(")/i

/** Those of the assistants are on a dark disc, and come in each language: `hr-en.svg`. */
const OF_ASSISTANT = /-[a-z]+\.svg$/

export function avatarInBrand(file: string, svg: string, colors: Colors): string {
  const { deep, brandOnDark, person } = colors
  const [ground, letters] = OF_ASSISTANT.test(file) ? [deep, brandOnDark] : [person, deep]
  return svg.replace(INITIALS, `$1${ground}$2${letters}$3`)
}
