/** Reads the main thread's CPU time from a trace: a busy machine hardly affects it, unlike the duration. */

import type { CDPSession } from '@playwright/test'
import { median } from './speed.ts'

/** Times in microseconds; `tdur` is CPU time. */
export type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string; url?: string } }
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing', '__metadata']

/** A browser can only record one trace at a time. */
export async function trace(session: CDPSession, act: () => Promise<unknown>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: CATEGORIES, recordMode: 'recordAsMuchAsPossible' } as const
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events.toSorted((one, other) => one.ts - other.ts)
}

/** Its CPU time shows how fast the machine is at the moment. */
const BENCHMARK = `{
  performance.mark('benchmark')
  const items = Array.from({ length: 1500 }, (_, at) => ({ id: (at * 7919) % 1500, name: 'item ' + ((at * 104729) % 1500) }))
  for (let turn = 0; turn < 2; turn += 1) {
    items.sort((one, other) => (one.name < other.name ? -1 : 1))
    items.push(...JSON.parse(JSON.stringify(items.splice(0, 500))))
  }
}`

/** CPU time of the benchmark on the idle machine that the budgets are for. */
const BENCHMARK_MS = 1.6
const BENCHMARKS_AROUND = 3

/** Tasks around this moment are scaled by it, because shared hosts are up to twice as slow for minutes. */
export async function runBenchmark(session: CDPSession): Promise<void> {
  await session.send('Runtime.evaluate', { expression: BENCHMARK })
}

function benchmarksIn(events: readonly TraceEvent[]): TraceEvent[] {
  const marks = events.filter(({ name }) => name === 'benchmark')
  return events.filter((event) => event.name === 'EvaluateScript' && marks.some((mark) => isWithin(mark, event)))
}

/** Milliseconds of CPU time on the idle machine, or as measured if the trace has no benchmarks. */
function scale(ms: number, ts: number, benchmarks: readonly TraceEvent[]): number {
  const nearest = benchmarks
    .toSorted((one, other) => Math.abs(one.ts - ts) - Math.abs(other.ts - ts))
    .slice(0, BENCHMARKS_AROUND)
  return nearest.length === 0 ? ms : (ms * BENCHMARK_MS) / median(nearest.map(cpuOf))
}

/** CPU time in ms from the first press to the first frame after its click or, if given, after a performance mark. */
export function pressToFrame(events: readonly TraceEvent[], mark?: string): number {
  const press = events.find((event) => ['pointerdown', 'keydown'].includes(inputOf(event)))
  if (!press) throw new Error('The trace has no press')
  const isOfThread = onThreadOf(press)
  const thread = events.filter((event) => isOfThread(event) && event.ts >= press.ts)
  const effect = thread.find((event) => (mark ? event.name === mark : inputOf(event) === 'click'))
  if (!effect) throw new Error(`The trace has no ${mark ?? 'click'}`)
  // A click that changes nothing produces no frame.
  const frame = thread.find(({ name, ts }) => name === 'Commit' && ts >= effect.ts) ?? effect
  const tasks = tasksOf(events.filter(isOfThread)).filter((task) => endOf(task) > press.ts && task.ts <= frame.ts)
  // Functions of the test tool have no URL.
  const ofTool = thread.filter(({ name, args }) => name === 'FunctionCall' && args?.data?.url === '')
  const measuring = ofTool.filter(({ ts }) => ts <= frame.ts)
  return scale(sumCpu(tasks) - sumCpu(measuring), press.ts, benchmarksIn(events))
}

/** Longest task of any main thread, in ms of CPU time. */
export function longestTask(events: readonly TraceEvent[]): number {
  const benchmarks = benchmarksIn(events)
  const tasks = mainThreadTasks(events).filter((task) => !benchmarks.some((benchmark) => isWithin(benchmark, task)))
  return Math.max(0, ...tasks.map((task) => scale(cpuOf(task), task.ts, benchmarks)))
}

/** Lighthouse's total blocking time in ms, on a device that is `slowdown` times slower. */
export function blockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint')
  return mainThreadTasks(events)
    .filter((task) => task.pid === paint.pid && task.ts > paint.ts)
    .reduce((sum, task) => sum + Math.max(0, cpuOf(task) * slowdown - 50), 0)
}

function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return threads.flatMap((thread) => tasksOf(events.filter(onThreadOf(thread))))
}

/** Without nested tasks. */
function tasksOf(thread: readonly TraceEvent[]): TraceEvent[] {
  let end = 0
  return thread.filter((event) => {
    if (event.name !== 'RunTask' || event.ts < end) return false
    end = endOf(event)
    return true
  })
}

function onThreadOf({ pid, tid }: TraceEvent): (event: TraceEvent) => boolean {
  return (event) => event.pid === pid && event.tid === tid
}

function inputOf({ name, args }: TraceEvent): string {
  return name === 'EventDispatch' ? (args?.data?.type ?? '') : ''
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function isWithin({ ts, pid, tid }: TraceEvent, event: TraceEvent): boolean {
  return pid === event.pid && tid === event.tid && ts >= event.ts && ts <= endOf(event)
}

function cpuOf({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

function sumCpu(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, task) => sum + cpuOf(task), 0)
}
