/**
 * Reads the CPU time of the main thread from a trace. On a busy machine a task takes longer, but hardly more CPU time.
 */

import type { CDPSession } from '@playwright/test'

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

const PRESSES = new Set(['pointerdown', 'keydown'])

/** CPU time in ms from the first press to the first frame after its click or, if given, after a performance mark. */
export function pressToFrame(events: readonly TraceEvent[], mark?: string): number {
  const press = events.find((event) => PRESSES.has(inputOf(event)))
  if (!press) throw new Error('The trace has no press')
  const isOfThread = onThreadOf(press)
  const thread = events.filter((event) => isOfThread(event) && event.ts >= press.ts)
  const effect = thread.find((event) => (mark ? event.name === mark : inputOf(event) === 'click'))
  if (!effect) throw new Error(`The trace has no ${mark ?? 'click'}`)
  // A click that changes nothing produces no frame.
  const frame = thread.find(({ name, ts }) => name === 'Commit' && ts >= effect.ts) ?? effect
  const tasks = tasksOf(events.filter(isOfThread)).filter((task) => endOf(task) > press.ts && task.ts <= frame.ts)
  const measuring = events.filter(
    (event) => isOfThread(event) && isOfTool(event) && event.ts >= press.ts && event.ts <= frame.ts,
  )
  return sumCpu(tasks) - sumCpu(measuring)
}

/** Longest task of any main thread, in ms of CPU time. */
export function longestTask(events: readonly TraceEvent[]): number {
  return Math.max(0, ...mainThreadTasks(events).map(cpuOf))
}

const LONG_TASK_MS = 50

/**
 * Total blocking time as Lighthouse defines it, on a device that is `slowdown` times slower: the time that tasks after
 * the first paint take beyond 50 ms.
 */
export function blockingTime(events: readonly TraceEvent[], slowdown: number): number {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')
  if (!paint) throw new Error('The trace has no first paint')
  return mainThreadTasks(events)
    .filter((task) => task.pid === paint.pid && task.ts > paint.ts)
    .reduce((sum, task) => sum + Math.max(0, cpuOf(task) * slowdown - LONG_TASK_MS), 0)
}

function mainThreadTasks(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  return threads.flatMap((thread) => tasksOf(events.filter(onThreadOf(thread))))
}

/** Leaves out nested tasks. */
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

/** Functions of the test tool have no URL. */
function isOfTool({ name, args }: TraceEvent): boolean {
  return name === 'FunctionCall' && args?.data?.url === ''
}

function endOf({ ts, dur = 0 }: TraceEvent): number {
  return ts + dur
}

function cpuOf({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000
}

function sumCpu(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((sum, task) => sum + cpuOf(task), 0)
}
