/** A sample queue, a Monday's fifty tickets: who closed each of them, and the two ways it is drawn. */

export type ClosedBy = 'assistant' | 'person'

/** Waiting when the day starts. */
export const WAITING = 50

/** Which of the closings, counted from 0, took a person. */
const withAPerson = new Set([6, 10, 13, 16, 19, 22, 25, 28, 31, 34, 36, 38, 40, 42])

/** In the order of the closings; two tickets are still open. */
export const closings: readonly ClosedBy[] = Array.from({ length: 48 }, (_, index) =>
  withAPerson.has(index) ? 'person' : 'assistant',
)

export const STAIRCASE_WIDTH = 1440
export const STEP_HEIGHT = 8
export const STAIRCASE_HEIGHT = WAITING * STEP_HEIGHT

/** The tickets that are quick to close go first: each takes a little longer than the ones before, every third one most. */
const PACE = [0.8, 1.3, 0.9]
const FIRST_WAIT = 6

/** The number of waiting tickets over time: the outline of a falling staircase, and lines along its steps that took a person. */
export function staircase(tickets: readonly ClosedBy[]): { steps: string; withAPerson: string } {
  const waits = tickets.map((_, index) => (index + FIRST_WAIT) * (PACE[index % PACE.length] ?? 1))
  // One more wait than tickets: what is still open at the end lies on a step as well.
  const whole = waits.reduce((sum, wait) => sum + wait, tickets.length + FIRST_WAIT)
  let steps = 'M0 0'
  let marks = ''
  let x = 0
  tickets.forEach((closedBy, index) => {
    const width = Math.round(((waits[index] ?? 0) / whole) * STAIRCASE_WIDTH)
    steps += `h${width}v${STEP_HEIGHT}`
    if (closedBy === 'person') marks += `M${x} ${(index + 0.5) * STEP_HEIGHT}h${width}`
    x += width
  })
  return { steps: `${steps}H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z`, withAPerson: marks }
}

/** Closed tickets sink and are pressed together: the last one lies on top, and each below it is a little thinner. */
const TOP_LAYER = { thickness: 4, gap: 5 }
const PRESSED = 0.92

/**
 * One layer a ticket. Both are the dashes of a line that runs down: a dash for each layer, and a dash for each of those
 * that took a person.
 */
export function sediment(tickets: readonly ClosedBy[]): { layers: string; withAPerson: string; height: number } {
  const layers: number[] = []
  // A line starts with a dash: this one draws nothing.
  const marks = [0]
  let height = 0
  let unmarked = 0
  tickets.toReversed().forEach((closedBy, depth) => {
    const thickness = pressed(TOP_LAYER.thickness, depth)
    const gap = pressed(TOP_LAYER.gap, depth)
    layers.push(thickness, gap)
    height += thickness + gap
    if (closedBy === 'person') {
      marks.push(unmarked, thickness)
      unmarked = gap
    } else {
      unmarked += thickness + gap
    }
  })
  return { layers: layers.join(' '), withAPerson: [...marks, height].join(' '), height }
}

/** In whole pixels, so that the thin layers stay sharp. */
function pressed(size: number, depth: number): number {
  return Math.max(1, Math.round(size * PRESSED ** depth))
}
