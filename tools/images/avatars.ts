/** Sample portraits are initials on a disc. Other drawings are left alone. */

import type { Colors } from '../brand/colors.ts'

const INITIALS = /(<circle cx="32" cy="32" r="32" fill=")#[\da-f]{6}("\/>\s*<path fill=")#[\da-f]{6}(")/i

/** Assistants have a dark disc, and a file per language: `hr-en.svg`. */
const OF_ASSISTANT = /-[a-z]+\.svg$/

export function recolorAvatar(file: string, svg: string, colors: Colors): string {
  const { deep, brandOnDark, person } = colors
  const [surface, letters] = OF_ASSISTANT.test(file) ? [deep, brandOnDark] : [person, deep]
  return svg.replace(INITIALS, `$1${surface}$2${letters}$3`)
}
