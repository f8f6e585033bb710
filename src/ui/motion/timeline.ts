/** An animation is a looping timeline of states; the current one is a pure function of the elapsed time. */

export type Keyframe<T> = { atMs: number; state: T }

export type Timeline<T> = {
  /** Sorted by time; the first is at 0. If two share a time, the later one counts. */
  keyframes: readonly Keyframe<T>[]
  loopMs: number
  /** The state is final from here on, and playback begins here: visitors see the final state first. */
  finishedMs?: number
}

export function stateAt<T>(timeline: Timeline<T>, elapsedMs: number): T {
  const keyframe = timeline.keyframes[indexAt(timeline, elapsedMs)]
  if (!keyframe) throw new Error('A timeline needs a keyframe at 0')
  return keyframe.state
}

export function msToNextKeyframe<T>(timeline: Timeline<T>, elapsedMs: number): number {
  const next = timeline.keyframes[indexAt(timeline, elapsedMs) + 1]
  return (next?.atMs ?? timeline.loopMs) - timeInLoop(timeline, elapsedMs)
}

function timeInLoop({ loopMs }: Timeline<unknown>, elapsedMs: number): number {
  return elapsedMs % loopMs
}

function indexAt(timeline: Timeline<unknown>, elapsedMs: number): number {
  const now = timeInLoop(timeline, elapsedMs)
  return timeline.keyframes.findLastIndex(({ atMs }) => atMs <= now)
}

export function rotation(count: number, eachMs: number): Timeline<number> {
  const keyframes = Array.from({ length: count }, (_, index) => ({ atMs: index * eachMs, state: index }))
  return { keyframes, loopMs: count * eachMs }
}
