import type { ChatTiming } from '#site/chat-timings.ts'
import { STILL_BEFORE_PLAY_MS } from '#site/timings.ts'
import type { Keyframe, Timeline } from './timeline.ts'

export type Speaker = 'bot' | 'user'

export type ChatState = {
  shown: number
  /** Speaker of the next message, while the typing indicator is visible. */
  typing: Speaker | undefined
  chips: boolean
}

/** Messages appear at their delays after a typing indicator, chips with the last. Playback begins as the pause ends. */
export function chatTimeline(
  speakers: readonly Speaker[],
  timing: ChatTiming,
): Timeline<ChatState> & { finishedMs: number } {
  const delays = delaysFor(speakers.length, timing.delaysMs)
  const state = (shown: number, typing?: Speaker): ChatState => ({ shown, typing, chips: shown === speakers.length })

  const keyframes: Keyframe<ChatState>[] = [{ atMs: 0, state: state(0) }]
  let previousMs = 0
  for (const [index, speaker] of speakers.entries()) {
    const atMs = delays[index] ?? 0
    // The indicator must not start before the previous message is visible. The first one replaces the old messages.
    const typingMs = index && Math.max(atMs - timing.typingMs[speaker], previousMs)
    if (typingMs < atMs) keyframes.push({ atMs: typingMs, state: state(index, speaker) })
    keyframes.push({ atMs, state: state(index + 1) })
    previousMs = atMs
  }
  const loopMs = previousMs + timing.restartPauseMs
  return { keyframes, loopMs, finishedMs: loopMs - STILL_BEFORE_PLAY_MS }
}

/** `undefined` if the message is fully shown. */
export function stageOf(index: number, { shown, typing }: ChatState): 'waiting' | 'typed' | undefined {
  if (index < shown) return undefined
  return index === shown && typing ? 'typed' : 'waiting'
}

/** If the script has more messages than delays, continue with the interval between the last two. */
function delaysFor(count: number, given: readonly number[]): number[] {
  const last = given.at(-1) ?? 0
  const step = last - (given.at(-2) ?? 0)
  return Array.from({ length: count }, (_, index) => given[index] ?? last + (index - given.length + 1) * step)
}
