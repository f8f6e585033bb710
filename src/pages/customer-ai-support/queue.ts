import { INBOX_CLEARING_MS } from '#site/timings.ts'
import { once } from '#ui/motion/timeline.ts'

export type ClosedBy = 'assistant' | 'person'

/** Open tickets at the start of the day. */
export const WAITING = 50

/** Indexes of the closings that took a person. */
const withAPerson = new Set([6, 10, 13, 16, 19, 22, 25, 28, 31, 34, 36, 38, 40, 42])

/** In the order of the closings; two tickets are still open. */
export const closings: readonly ClosedBy[] = Array.from({ length: 48 }, (_, index) =>
  withAPerson.has(index) ? 'person' : 'assistant',
)

export const STAIRCASE_WIDTH = 1440
export const STEP_HEIGHT = 8
export const STAIRCASE_HEIGHT = WAITING * STEP_HEIGHT

/** Quick tickets go first: each one takes a little longer than those before, every third one longest. */
const PACE = [0.8, 1.3, 0.9]
const FIRST_WAIT = 6

/** Waiting tickets over time: the outline of a descending staircase, and lines on the steps that took a person. */
export function staircase(tickets: readonly ClosedBy[]): { steps: string; withAPerson: string } {
  const waits = tickets.map((_, index) => (index + FIRST_WAIT) * (PACE[index % PACE.length] ?? 1))
  // One more wait than tickets, so that the tickets still open get a step, too.
  const total = waits.reduce((sum, wait) => sum + wait, tickets.length + FIRST_WAIT)
  let steps = 'M0 0'
  let marks = ''
  let x = 0
  tickets.forEach((closedBy, index) => {
    const width = Math.round(((waits[index] ?? 0) / total) * STAIRCASE_WIDTH)
    steps += `h${width}v${STEP_HEIGHT}`
    if (closedBy === 'person') marks += `M${x} ${(index + 0.5) * STEP_HEIGHT}h${width}`
    x += width
  })
  return { steps: `${steps}H${STAIRCASE_WIDTH}V${STAIRCASE_HEIGHT}H0z`, withAPerson: marks }
}

/** Closed tickets are compressed like sediment: the last one is on top, and each one below is a little thinner. */
const TOP_LAYER = { thickness: 4, gap: 5 }
const COMPRESSION = 0.92

/** Dash patterns of a vertical line: a dash per ticket, and a dash per ticket that took a person. */
export function sediment(tickets: readonly ClosedBy[]): { layers: string; withAPerson: string; height: number } {
  const layers: number[] = []
  // Patterns start with a dash; a zero-length one draws nothing.
  const marks = [0]
  let height = 0
  let unmarked = 0
  tickets.toReversed().forEach((closedBy, depth) => {
    const thickness = compress(TOP_LAYER.thickness, depth)
    const gap = compress(TOP_LAYER.gap, depth)
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

/** Whole pixels keep thin layers sharp. */
function compress(size: number, depth: number): number {
  return Math.max(1, Math.round(size * COMPRESSION ** depth))
}

/** Each open ticket gets a check mark, then closes. In the last step, the tickets of the final state arrive. */
const ARRIVING = INBOX_CLEARING_MS.length
export const NOTHING_OPEN = ARRIVING - 1
export const clearing = once(
  0,
  INBOX_CLEARING_MS.map((ms, index) => [index + 1, ms] as const),
)

export function ticketStage(index: number, step: number) {
  if (index >= WAITING - closings.length) return undefined
  if (step === ARRIVING) return 'arriving'
  return step > 2 * index + 1 ? 'closed' : step === 2 * index + 1 ? 'ticked' : undefined
}
