import { expect, it } from 'vitest'
import { blockingTime, longestTask, pressToFrame, type TraceEvent } from './trace.ts'

const thread = { pid: 1, tid: 1 }
const MS = 1000

function task(start: number, length: number, cpu = length): TraceEvent {
  return { name: 'RunTask', ph: 'X', ...thread, ts: start * MS, dur: length * MS, tdur: cpu * MS }
}

function event(name: string, at: number, data = {}): TraceEvent {
  return { name, ph: 'X', ...thread, ts: at * MS, args: { data } }
}

function inOrder(...events: TraceEvent[]): TraceEvent[] {
  return events.toSorted((one, other) => one.ts - other.ts)
}

const main = { ...event('thread_name', 0), args: { name: 'CrRendererMain' } }
const pressed = [event('EventDispatch', 101, { type: 'pointerdown' }), event('EventDispatch', 121, { type: 'click' })]

it('sums the CPU time of tasks from a press to the frame that shows its click', () => {
  const frames = [event('Commit', 105), event('Commit', 150)]
  const tasks = [task(0, 90), task(100, 10, 4), task(120, 20, 15), task(140, 30, 8), task(180, 50)]
  expect(pressToFrame(inOrder(...tasks, ...frames, ...pressed))).toBe(4 + 15 + 8)
})

it('measures up to the frame after a mark, without the time of the test tool', () => {
  const tool = { ...event('FunctionCall', 102, { url: '' }), tdur: 1 * MS }
  const frames = [event('Commit', 125), event('shown', 205), event('Commit', 210)]
  const events = inOrder(task(100, 30), ...pressed, tool, ...frames, task(204, 10))
  expect(pressToFrame(events, 'shown')).toBe(30 + 10 - 1)
})

it('measures up to the click if it changes nothing, and throws if the trace has no press or no mark', () => {
  expect(pressToFrame([task(100, 30), ...pressed, task(140, 10)])).toBe(30)
  expect(() => pressToFrame([task(0, 10)])).toThrow('no press')
  expect(() => pressToFrame([task(100, 30), ...pressed], 'shown')).toThrow('no shown')
})

it('finds the longest task of a main thread and counts nested tasks once', () => {
  const other = { ...task(0, 500), tid: 2 }
  expect(longestTask([main, other, task(0, 20, 12), task(5, 10), task(30, 9)])).toBe(12)
})

it('sums the time beyond 50 ms of tasks after the first paint on a slower device', () => {
  const paint = event('firstContentfulPaint', 150)
  const tasks = [task(0, 100), task(200, 60, 20), task(300, 10), task(400, 25)]
  expect(blockingTime([main, paint, ...tasks], 4)).toBe(30 + 50)
})

it('scales CPU times to an idle machine if the trace has benchmarks, and leaves those out', () => {
  const script = { ...event('EvaluateScript', 1), dur: 10 * MS, tdur: 3.2 * MS }
  const benchmark = [task(0, 20, 3.2), script, event('benchmark', 2)]
  expect(longestTask([main, ...benchmark, task(100, 10, 3)])).toBeCloseTo(1.5)
  expect(pressToFrame([...benchmark, task(100, 30), ...pressed, task(140, 10)])).toBeCloseTo(15)
})
