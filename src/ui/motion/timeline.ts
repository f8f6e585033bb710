/**
 * A moving thing is a timeline: what is on screen from which millisecond on, over and over again. Which frame stands at
 * a given moment is a pure function of the time that has passed.
 */

export type Frame<T> = { atMs: number; state: T }

export type Timeline<T> = {
  /** In order; the first stands at 0. */
  frames: readonly Frame<T>[]
  /** After this the first frame stands again. */
  loopMs: number
  /**
   * From here to its end the loop stands finished, and here it begins: what is seen first, and where nothing may move, is
   * the finished state. Without it the loop begins at 0 and stands still with whatever frame it shows.
   */
  finishedMs?: number
}

export function stateAt<T>(timeline: Timeline<T>, elapsedMs: number): T {
  const frame = timeline.frames[indexAt(timeline, elapsedMs)]
  if (!frame) throw new Error('A timeline starts with a frame at 0')
  return frame.state
}

/** How long the frame of this moment still stands. */
export function msToNextFrame<T>(timeline: Timeline<T>, elapsedMs: number): number {
  const next = timeline.frames[indexAt(timeline, elapsedMs) + 1]
  return (next?.atMs ?? timeline.loopMs) - inLoop(timeline, elapsedMs)
}

function inLoop({ loopMs }: Timeline<unknown>, elapsedMs: number): number {
  return elapsedMs % loopMs
}

function indexAt(timeline: Timeline<unknown>, elapsedMs: number): number {
  const now = inLoop(timeline, elapsedMs)
  return timeline.frames.findLastIndex(({ atMs }) => atMs <= now)
}

/** One of `count` things at a time, each for the same while: headings, testimonials, pipeline stages. */
export function rotation(count: number, eachMs: number): Timeline<number> {
  const frames = Array.from({ length: count }, (_, index) => ({ atMs: index * eachMs, state: index }))
  return { frames, loopMs: count * eachMs }
}
