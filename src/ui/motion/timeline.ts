/** An animation is a timeline of states, mostly a loop; the current one is a pure function of the elapsed time. */

import { STILL_BEFORE_PLAY_MS } from '#site/timings.ts'

export type Keyframe<T> = { atMs: number; state: T }

export type Timeline<T> = {
  /** Sorted by time; the first is at 0. If two share a time, the later one counts. */
  keyframes: readonly Keyframe<T>[]
  /** Infinity: plays once. */
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

/** Plays the steps once, each with its duration, from and to `rest`. */
export function once<T>(rest: T, steps: readonly (readonly [state: T, ms: number])[]): Timeline<T> {
  let endMs = STILL_BEFORE_PLAY_MS
  const played = steps.map(([state, ms]) => {
    endMs += ms
    return { atMs: endMs - ms, state }
  })
  const keyframes = [{ atMs: 0, state: rest }, ...played, { atMs: endMs, state: rest }]
  return { keyframes, loopMs: Infinity, finishedMs: endMs }
}
