import { describe, expect, it } from 'vitest'
import { chatTimings } from '#site/chat-timings.ts'
import { STILL_BEFORE_PLAY_MS } from '#site/timings.ts'
import { chatTimeline, stageOf, type Speaker } from './chat.ts'
import { msToNextKeyframe, stateAt } from './timeline.ts'

const bot = 'bot'
const user = 'user'

/** Messages are typed from the first times and shown from the second; the last number is the loop. */
describe.each<[keyof typeof chatTimings, Speaker[], typingMs: number[], shownMs: number[], number]>([
  // The first message is typed from the start, when it replaces the old ones.
  ['builder', [bot, user, bot], [0, 2100, 2800], [1000, 2500, 4000], 7000],
  // The bot types for all of the 1500 ms after the first and the fourth message.
  ['landing', [user, bot, user, bot, bot], [0, 1000, 3500, 4500, 6000], [1000, 2500, 4000, 6000, 7500], 11_500],
  ['homeTab', [user, bot, user, bot], [0, 1000, 3500, 4500], [1000, 2500, 4000, 6000], 10_000],
  ['homeSupportTab', [user, bot, user, bot], [0, 1500, 3500, 5000], [1000, 2500, 4000, 6000], 9000],
  // The indicator of a message at 0 is skipped.
  ['procurement', [user, bot, bot], [0, 500, 2500], [0, 2000, 4000], 8000],
  [
    'sdr',
    [bot, user, bot, user, bot, user, bot],
    [0, 1500, 2500, 5500, 6500, 9500, 10_500],
    [0, 2000, 4000, 6000, 8000, 10_000, 12_000],
    15_000,
  ],
])('%s chat', (timing, speakers, typingMs, shownMs, loopMs) => {
  const timeline = chatTimeline(speakers, chatTimings[timing])

  it(`lasts ${loopMs} ms`, () => expect(timeline.loopMs).toBe(loopMs))

  it.each([0, 1, 2])('changes at the exact milliseconds, in loop %i', (loop) => {
    const changes = [...new Set([0, ...typingMs, ...shownMs])].toSorted((one, other) => one - other)
    for (const [index, fromMs] of changes.entries()) {
      const untilMs = changes[index + 1] ?? loopMs
      const shown = shownMs.filter((atMs) => atMs <= fromMs).length
      const typing = (typingMs[shown] ?? loopMs) <= fromMs ? speakers[shown] : undefined
      for (const atMs of [fromMs, untilMs - 1]) {
        const elapsedMs = loop * loopMs + atMs
        const state = stateAt(timeline, elapsedMs)
        expect(state, `at ${elapsedMs} ms`).toEqual({ shown, typing, chips: shown === speakers.length })
        expect(msToNextKeyframe(timeline, elapsedMs)).toBe(untilMs - atMs)
      }
    }
  })

  it('starts in the finished state, just before it starts over', () => {
    const { finishedMs } = timeline
    expect(stateAt(timeline, finishedMs)).toEqual({ shown: speakers.length, typing: undefined, chips: true })
    expect(msToNextKeyframe(timeline, finishedMs)).toBe(STILL_BEFORE_PLAY_MS)
  })
})

it('marks only messages that are not shown yet', () => {
  const silent = { shown: 1, typing: undefined, chips: false }
  const stages = [silent, { ...silent, typing: bot } as const].map((state) => [0, 1, 2].map((at) => stageOf(at, state)))
  expect(stages).toEqual([
    [undefined, 'waiting', 'waiting'],
    [undefined, 'typed', 'waiting'],
  ])
})

it('continues at the last interval if there are more messages than delays', () => {
  const timeline = chatTimeline([bot, user, bot, user, bot], chatTimings.builder)
  expect([5499, 5500, 7000].map((atMs) => stateAt(timeline, atMs).shown)).toEqual([3, 4, 5])
  expect(timeline.loopMs).toBe(10_000)
})
