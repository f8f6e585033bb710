/** Scripted chats as timelines. */

import type { ChatTiming } from '#site/chat-timings.ts'
import type { Frame, Timeline } from './timeline.ts'

export type Speaker = 'bot' | 'user'

export type ChatState = {
  /** How many messages are on screen. */
  shown: number
  /** Who is typing the next one. */
  typing: Speaker | undefined
  /** The quick actions behind the last message. */
  chips: boolean
}

type ChatTimeline = Timeline<ChatState> & { finishedMs: number }

/**
 * Messages appear at their delays, each after a typing indicator of its speaker; a message at 0 is there from the start.
 * Chips follow the last message. After a pause the chat clears and starts again. It begins with that pause.
 */
export function chatTimeline(speakers: readonly Speaker[], timing: ChatTiming): ChatTimeline {
  const delays = delaysFor(speakers.length, timing.delaysMs)
  const state = (shown: number, typing?: Speaker): ChatState => ({ shown, typing, chips: shown === speakers.length })

  const frames: Frame<ChatState>[] = []
  let previousMs = 0
  for (const [index, speaker] of speakers.entries()) {
    const atMs = delays[index] ?? 0
    // An indicator never stands beside the message before: it starts with it at the earliest.
    const typingMs = Math.max(atMs - timing.typingMs[speaker], previousMs)
    if (typingMs < atMs) frames.push({ atMs: typingMs, state: state(index, speaker) })
    frames.push({ atMs, state: state(index + 1) })
    previousMs = atMs
  }
  return {
    frames: withStart(withoutOverlaps(frames), state(0)),
    loopMs: previousMs + timing.restartPauseMs,
    finishedMs: previousMs,
  }
}

/** How far a message has come; without a stage it is there. */
export function stageOf(index: number, { shown, typing }: ChatState): 'waiting' | 'typed' | undefined {
  if (index < shown) return undefined
  return index === shown && typing ? 'typed' : 'waiting'
}

/** Of two frames at the same moment the later one counts: a message that appears while the next one is being typed. */
function withoutOverlaps(frames: readonly Frame<ChatState>[]): Frame<ChatState>[] {
  return frames.filter(({ atMs }, index) => frames[index + 1]?.atMs !== atMs)
}

function withStart(frames: readonly Frame<ChatState>[], empty: ChatState): Frame<ChatState>[] {
  return frames[0]?.atMs === 0 ? [...frames] : [{ atMs: 0, state: empty }, ...frames]
}

/** A script that somebody has made longer than its timing goes on in the rhythm of the last two messages. */
function delaysFor(count: number, given: readonly number[]): number[] {
  const last = given.at(-1) ?? 0
  const step = last - (given.at(-2) ?? 0)
  return Array.from({ length: count }, (_, index) => given[index] ?? last + (index - given.length + 1) * step)
}
