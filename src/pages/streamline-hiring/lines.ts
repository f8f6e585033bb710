/** One line per candidate. They start close together, and those who stay spread out at every stage. */

export const LINES_WIDTH = 514
export const LINES_HEIGHT = 864

/** Where each stage ends. The columns in Pipeline.module.css have the same proportions. */
const APPLIED_TO = 120
const SCREENED_TO = 300
const CHECKED_TO = 480

export const stageBorders = [APPLIED_TO, SCREENED_TO, CHECKED_TO].map((x) => `M${x} 0v${LINES_HEIGHT}`).join('')

const BEND = { before: 24, width: 72 }
const LAST_BEND = 62

/** Scatters the ends of lines over a stage: each is `step` further than the previous one, modulo `within`. */
const SCATTER = { inset: 20, screening: { step: 47, within: 120 }, check: { step: 29, within: 84 } }

/** Path data, with all lines of a kind in one string. */
type CandidateLines = { leftEarly: string; stayed: string; followed: string; ends: string }

/** `counts`: applied, screened, invited. Lines never cross, because they keep their order. `followed` is highlighted. */
export function candidateLines(counts: readonly [number, number, number], followed: number): CandidateLines {
  const [applied, screened, invited] = counts
  const lines: CandidateLines = { leftEarly: '', stayed: '', followed: '', ends: '' }
  for (let candidate = 0; candidate < applied; candidate += 1) {
    const startY = rowMiddle(candidate, applied)
    const start = `M0 ${startY}`
    const place = positionAfter(candidate, applied, screened)
    if (place === undefined) {
      const endX = APPLIED_TO + scatter(candidate, SCATTER.screening)
      lines.leftEarly += `${start}h${endX}`
      lines.ends += dot(endX, startY)
      continue
    }
    const y = rowMiddle(place, screened)
    const throughScreening = `${start}h${SCREENED_TO - BEND.before}${bend(BEND.width, y - startY)}`
    const atX = SCREENED_TO - BEND.before + BEND.width
    const interview = positionAfter(place, screened, invited)
    if (interview === undefined) {
      const length = scatter(place, SCATTER.check)
      lines.stayed += `${throughScreening}h${length}`
      lines.ends += dot(atX + length, y)
      continue
    }
    const rise = rowMiddle(interview, invited) - y
    const toInterview = `h${LINES_WIDTH - LAST_BEND - atX}${bend(LAST_BEND, rise)}`
    lines[interview === followed ? 'followed' : 'stayed'] += throughScreening + toInterview
  }
  return lines
}

/** Position among those who stay, or undefined for those who leave, who are spread evenly. */
export function positionAfter(place: number, count: number, staying: number): number | undefined {
  const before = Math.round((place * staying) / count)
  return Math.round(((place + 1) * staying) / count) > before ? before : undefined
}

function scatter(place: number, { step, within }: { step: number; within: number }): number {
  return SCATTER.inset + ((place * step) % within)
}

function rowMiddle(row: number, rows: number): number {
  return Math.round(((row + 0.5) * LINES_HEIGHT) / rows)
}

function bend(width: number, rise: number): string {
  const half = width / 2
  return `c${half} 0 ${half} ${rise} ${width} ${rise}`
}

/** A line without length: its round cap is the dot. */
function dot(x: number, y: number): string {
  return `M${x} ${y}h0`
}
