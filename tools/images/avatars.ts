/** Redraws sample portraits in the colors of the brand. An owner's files are left alone. */

import type { Colors } from '../brand/colors.ts'
import { drawPortrait, SAMPLE, samplePortraits } from './portraits.ts'

/** Assistants have initials on a disc. */
const INITIALS = /(<circle cx="32" cy="32" r="32" fill=")#[\da-f]{6}("\/>\s*<path fill=")#[\da-f]{6}(")/i

export function redrawAvatar(file: string, svg: string, colors: Colors): string {
  const look = svg.includes(SAMPLE) && samplePortraits[file.replace('.svg', '')]
  return look ? drawPortrait(look, colors) : svg.replace(INITIALS, `$1${colors.deep}$2${colors.brandOnDark}$3`)
}
