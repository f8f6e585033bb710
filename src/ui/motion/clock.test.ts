import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Player, replay, run } from './clock.ts'
import { once, rotation } from './timeline.ts'

const page = new EventTarget() as EventTarget & { hidden: boolean }

function setHidden(hidden: boolean): void {
  page.hidden = hidden
  page.dispatchEvent(new Event('visibilitychange'))
}

function stateAfter<T>(ms: number, player: Player<T>): T {
  vi.advanceTimersByTime(ms)
  return player.state
}

beforeEach(() => {
  vi.useFakeTimers()
  page.hidden = false
  vi.stubGlobal('document', page)
})

afterEach(() => void vi.useRealTimers())

it('advances every running player at the exact millisecond with one timer', () => {
  const fast = new Player(rotation(3, 200))
  const slow = new Player(rotation(3, 500))
  const stops = [run(fast), run(slow)]
  expect(vi.getTimerCount()).toBe(1)
  const statesAfter = (ms: number) => [stateAfter(ms, fast), slow.state]
  expect([199, 1, 300].map(statesAfter)).toEqual([
    [0, 0],
    [1, 0],
    [2, 1],
  ])
  for (const stop of stops) stop()
  expect(vi.getTimerCount()).toBe(0)
})

it('starts in the finished state, restarts after the pause, and returns to it on finish()', () => {
  const keyframes = ['empty', 'half', 'full'].map((state, index) => ({ atMs: index * 1000, state }))
  const player = new Player({ keyframes, loopMs: 5000, finishedMs: 2000 })
  for (const _ of ['first run', 'second run']) {
    const stop = run(player)
    const statesAfter = [2999, 1, 1500].map((ms) => stateAfter(ms, player))
    expect(statesAfter).toEqual(['full', 'empty', 'half'])
    stop()
    player.finish()
    expect(player.state).toBe('full')
  }
})

it('plays once from and to rest, and again on replay() if it is over', () => {
  const player = new Player(
    once('rest', [
      ['first', 100],
      ['second', 200],
    ]),
  )
  const stop = run(player)
  expect(vi.getTimerCount()).toBe(0)
  replay(player, 0)
  expect([599, 1, 100].map((ms) => stateAfter(ms, player))).toEqual(['rest', 'first', 'second'])
  replay(player, 0)
  expect([199, 1, 60_000].map((ms) => stateAfter(ms, player))).toEqual(['second', 'rest', 'rest'])
  expect(vi.getTimerCount()).toBe(0)
  stop()
})

it('keeps its position on finish() if the timeline has no finished state', () => {
  const player = new Player(rotation(3, 1000))
  player.seek(1500)
  player.finish()
  expect(player.state).toBe(1)
  expect(player.msToNextKeyframe).toBe(500)
})

it('resumes where it was stopped, or where the tab was hidden', () => {
  const player = new Player(rotation(3, 1000))
  const stop = run(player)
  vi.advanceTimersByTime(900)
  stop()
  vi.advanceTimersByTime(60_000)
  const stopAgain = run(player)
  vi.advanceTimersByTime(50)
  setHidden(true)
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  setHidden(false)
  expect([49, 1].map((ms) => stateAfter(ms, player))).toEqual([0, 1])
  stopAgain()
})

it('notifies listeners only when the keyframe changes', () => {
  const player = new Player(rotation(2, 1000))
  const listener = vi.fn()
  player.subscribe(listener)
  const stop = run(player)
  vi.advanceTimersByTime(2999)
  player.seek(0)
  expect(listener).toHaveBeenCalledTimes(2)
  player.seek(1500)
  expect(listener).toHaveBeenCalledTimes(3)
  stop()
})
