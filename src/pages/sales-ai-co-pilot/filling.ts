import { STILL_BEFORE_PLAY_MS, type RECORD_FILLING } from '#site/timings.ts'
import type { Timeline } from '#ui/motion/timeline.ts'

type Filling = { filled: number; reading: boolean }

export function fillingTimeline(fields: number, timing: typeof RECORD_FILLING): Timeline<Filling> {
  const { given, betweenMs, readingMs, restMs } = timing
  const fieldMs = betweenMs + readingMs
  const remaining = Array.from({ length: fields - given }, (_, index) => index)
  const loopMs = remaining.length * fieldMs + restMs
  return {
    keyframes: [
      { atMs: 0, state: { filled: given, reading: false } },
      ...remaining.flatMap((index) => [
        { atMs: index * fieldMs + betweenMs, state: { filled: given + index, reading: true } },
        { atMs: (index + 1) * fieldMs, state: { filled: given + index + 1, reading: false } },
      ]),
    ],
    loopMs,
    finishedMs: loopMs - STILL_BEFORE_PLAY_MS,
  }
}

export function stageOf(field: number, { filled, reading }: Filling) {
  if (field < filled) return undefined
  return field === filled && reading ? 'reading' : 'waiting'
}
