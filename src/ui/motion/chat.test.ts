import { describe, expect, it } from 'vitest'
import { chatTimings } from '#site/chat-timings.ts'
import { chatTimeline, stageOf, type Speaker } from './chat.ts'
import { msToNextKeyframe, stateAt } from './timeline.ts'

/** The state from `fromMs` on. */
type Moment = [fromMs: number, shown: number, typing: Speaker | undefined, chips: boolean]

const bot = 'bot'
const user = 'user'
const none = undefined

const cases: {
  name: string
  speakers: Speaker[]
  timing: keyof typeof chatTimings
  loopMs: number
  moments: Moment[]
}[] = [
  {
    name: 'builder',
    speakers: [bot, user, bot],
    timing: 'builder',
    loopMs: 7000,
    moments: [
      // Typing takes 1200 ms, but the first message is at 1000 ms: the indicator starts at 0.
      [0, 0, bot, false],
      [1000, 1, none, false],
      [2100, 1, user, false],
      [2500, 2, none, false],
      [2800, 2, bot, false],
      [4000, 3, none, true],
    ],
  },
  {
    name: 'landing page',
    speakers: [user, bot, user, bot, bot],
    timing: 'landing',
    loopMs: 11_500,
    moments: [
      [0, 0, none, false],
      [500, 0, user, false],
      // The bot types for all of the 1500 ms between the two messages.
      [1000, 1, bot, false],
      [2500, 2, none, false],
      [3500, 2, user, false],
      [4000, 3, none, false],
      [4500, 3, bot, false],
      [6000, 4, bot, false],
      [7500, 5, none, true],
    ],
  },
  {
    name: 'home tab',
    speakers: [user, bot, user, bot],
    timing: 'homeTab',
    loopMs: 10_000,
    moments: [
      [0, 0, none, false],
      [500, 0, user, false],
      [1000, 1, bot, false],
      [2500, 2, none, false],
      [3500, 2, user, false],
      [4000, 3, none, false],
      [4500, 3, bot, false],
      [6000, 4, none, true],
    ],
  },
  {
    name: 'home support tab',
    speakers: [user, bot, user, bot],
    timing: 'homeSupportTab',
    loopMs: 9000,
    moments: [
      [0, 0, none, false],
      [500, 0, user, false],
      [1000, 1, none, false],
      [1500, 1, bot, false],
      [2500, 2, none, false],
      [3500, 2, user, false],
      [4000, 3, none, false],
      [5000, 3, bot, false],
      [6000, 4, none, true],
    ],
  },
  {
    name: 'procurement',
    speakers: [user, bot, bot],
    timing: 'procurement',
    loopMs: 8000,
    moments: [
      [0, 1, none, false],
      [500, 1, bot, false],
      [2000, 2, none, false],
      [2500, 2, bot, false],
      [4000, 3, none, true],
    ],
  },
  {
    name: 'SDR',
    speakers: [bot, user, bot, user, bot, user, bot],
    timing: 'sdr',
    loopMs: 15_000,
    moments: [
      [0, 1, none, false],
      [1500, 1, user, false],
      [2000, 2, none, false],
      [2500, 2, bot, false],
      [4000, 3, none, false],
      [5500, 3, user, false],
      [6000, 4, none, false],
      [6500, 4, bot, false],
      [8000, 5, none, false],
      [9500, 5, user, false],
      [10_000, 6, none, false],
      [10_500, 6, bot, false],
      [12_000, 7, none, true],
    ],
  },
]

describe.each(cases)('$name chat', ({ speakers, timing, loopMs, moments }) => {
  const timeline = chatTimeline(speakers, chatTimings[timing])

  it(`lasts ${loopMs} ms`, () => {
    expect(timeline.loopMs).toBe(loopMs)
  })

  it.each([0, 1, 2])('changes at the exact milliseconds, in loop %i', (loop) => {
    for (const [index, [fromMs, shown, typing, chips]] of moments.entries()) {
      const untilMs = moments[index + 1]?.[0] ?? loopMs
      const start = loop * loopMs + fromMs
      const last = loop * loopMs + untilMs - 1
      expect(stateAt(timeline, start), `at ${start} ms`).toEqual({ shown, typing, chips })
      expect(stateAt(timeline, last), `at ${last} ms`).toEqual({ shown, typing, chips })
      expect(msToNextKeyframe(timeline, start)).toBe(untilMs - fromMs)
      expect(msToNextKeyframe(timeline, last)).toBe(1)
    }
  })

  it('starts in the finished state, with the closing pause', () => {
    const { finishedMs } = timeline
    expect(stateAt(timeline, finishedMs)).toEqual({ shown: speakers.length, typing: undefined, chips: true })
    expect(msToNextKeyframe(timeline, finishedMs)).toBe(chatTimings[timing].restartPauseMs)
    expect(stateAt(timeline, finishedMs + chatTimings[timing].restartPauseMs)).toEqual(stateAt(timeline, 0))
  })

  it('marks only messages that are not shown yet', () => {
    for (const { state } of timeline.keyframes) {
      const stages = speakers.map((_, index) => stageOf(index, state))
      expect(stages.slice(0, state.shown)).toEqual(Array(state.shown).fill(undefined))
      expect(stages.slice(state.shown)).toEqual(
        speakers.slice(state.shown).map((_, index) => (index === 0 && state.typing ? 'typed' : 'waiting')),
      )
    }
  })
})

it('continues at the last interval if there are more messages than delays', () => {
  const timeline = chatTimeline([bot, user, bot, user, bot], chatTimings.builder)
  expect(stateAt(timeline, 5499).shown).toBe(3)
  expect(stateAt(timeline, 5500).shown).toBe(4)
  expect(stateAt(timeline, 7000)).toEqual({ shown: 5, typing: undefined, chips: true })
  expect(timeline.loopMs).toBe(10_000)
})
