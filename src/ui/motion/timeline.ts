/**
 * An animation is a looping timeline of states, each with a start time in milliseconds. The current frame is a pure
 * function of the elapsed time.
 */

export type Frame<T> = { atMs: number; state: T }

export type Timeline<T> = {
  /** Sorted by time; the first is at 0. */
  frames: readonly Frame<T>[]
  loopMs: number
  /**
   * From here to the end of the loop the state is final. Playback begins here, so that visitors see the final state
   * first, and at all times with reduced motion. Without it, playback begins at 0 and pauses on the current frame.
   */
  finishedMs?: number
}

export function stateAt<T>(timeline: Timeline<T>, elapsedMs: number): T {
  const frame = timeline.frames[indexAt(timeline, elapsedMs)]
  if (!frame) throw new Error('A timeline starts with a frame at 0')
  return frame.state
}

/** Time until the next frame or the end of the loop. */
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

/** Shows one of `count` items at a time, each for `eachMs`: headings, testimonials, pipeline stages. */
export function rotation(count: number, eachMs: number): Timeline<number> {
  const frames = Array.from({ length: count }, (_, index) => ({ atMs: index * eachMs, state: index }))
  return { frames, loopMs: count * eachMs }
}
