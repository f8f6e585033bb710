/** The single clock behind all scripted animation. It ticks only when a keyframe is due, and stops in hidden tabs. */

import { msToNextKeyframe, stateAt, type Timeline } from './timeline.ts'

export class Player<T> {
  readonly timeline: Timeline<T>
  #elapsedMs: number
  #state: T
  #listeners = new Set<() => void>()

  constructor(timeline: Timeline<T>) {
    this.timeline = timeline
    this.#elapsedMs = timeline.finishedMs ?? 0
    this.#state = stateAt(timeline, this.#elapsedMs)
  }

  get state(): T {
    return this.#state
  }

  get msToNextKeyframe(): number {
    return msToNextKeyframe(this.timeline, this.#elapsedMs)
  }

  seek(elapsedMs: number): void {
    this.#elapsedMs = elapsedMs
    const state = stateAt(this.timeline, elapsedMs)
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  finish(): void {
    this.seek(this.timeline.finishedMs ?? this.#elapsedMs)
  }

  advance(byMs: number): void {
    this.seek(this.#elapsedMs + byMs)
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const running = new Set<Player<unknown>>()
let timer: ReturnType<typeof setTimeout> | undefined

/** `undefined` while the clock is stopped. */
let lastTickMs: number | undefined

/** Runs a player until the returned function is called. */
export function run(player: Player<unknown>): () => void {
  if (running.size === 0) document.addEventListener('visibilitychange', wake)
  tick()
  running.add(player)
  schedule()
  return () => {
    tick()
    running.delete(player)
    schedule()
    if (running.size === 0) document.removeEventListener('visibilitychange', wake)
  }
}

/** Restarts a player that plays once, if it is over. */
export function replay(player: Player<unknown>, fromMs: number): void {
  tick()
  if (player.msToNextKeyframe === Infinity) player.seek(fromMs)
  schedule()
}

function wake(): void {
  tick()
  schedule()
}

function tick(): void {
  const now = performance.now()
  if (lastTickMs !== undefined) for (const player of running) player.advance(now - lastTickMs)
  lastTickMs = now
}

function schedule(): void {
  clearTimeout(timer)
  if (running.size === 0 || document.hidden) {
    lastTickMs = undefined
    return
  }
  lastTickMs ??= performance.now()
  const nextMs = Math.min(...[...running].map((player) => player.msToNextKeyframe))
  if (nextMs < Infinity) timer = setTimeout(wake, Math.ceil(nextMs))
}
