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

/** Path data, with all lines of those who leave at a stage in one string. They are drawn from where they end. */
type CandidateLines = { leftEarly: string; leftLater: string; invited: string[] }

/** `counts`: applied, screened, invited. Lines never cross, because they keep their order. */
export function candidateLines([applied, screened, invited]: readonly [number, number, number]): CandidateLines {
  const lines: CandidateLines = { leftEarly: '', leftLater: '', invited: [] }
  for (let candidate = 0; candidate < applied; candidate += 1) {
    const startY = rowMiddle(candidate, applied)
    const place = positionAfter(candidate, applied, screened)
    if (place === undefined) {
      lines.leftEarly += `M${APPLIED_TO + scatter(candidate, SCATTER.screening)} ${startY}H0`
      continue
    }
    const y = rowMiddle(place, screened)
    const bendX = SCREENED_TO - BEND.before + BEND.width
    const throughScreening = `H${bendX}${bend(BEND.width, startY - y)}H0`
    const interview = positionAfter(place, screened, invited)
    if (interview === undefined) {
      lines.leftLater += `M${bendX + scatter(place, SCATTER.check)} ${y}${throughScreening}`
      continue
    }
    const endY = rowMiddle(interview, invited)
    lines.invited.push(`M${LINES_WIDTH} ${endY}${bend(LAST_BEND, y - endY)}${throughScreening}`)
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

/** To the left. */
function bend(width: number, rise: number): string {
  const half = width / 2
  return `c-${half} 0-${half} ${rise}-${width} ${rise}`
}
