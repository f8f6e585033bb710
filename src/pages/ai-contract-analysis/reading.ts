import { CONTRACT_READING_MS, STILL_BEFORE_PLAY_MS } from '#site/timings.ts'
import type { Timeline } from '#ui/motion/timeline.ts'
import { clauses } from './sample-data.ts'

const stages = ['reading', 'findings', 'suggestion', 'accepted', 'exported'] as const

type Stage = (typeof stages)[number]

export type Reading = {
  stage: Stage
  /** Number of clauses read so far; the next one is being read. */
  read: number
}

type SceneName = (typeof clauses)[number]['id'] | Exclude<Stage, 'reading'>

type Scene = { name: SceneName; lastsMs: number; state: Reading }

const [reading, ...laterStages] = stages

const play: readonly Scene[] = [
  ...clauses.map(({ id }, read) => ({
    name: id,
    lastsMs: CONTRACT_READING_MS.clause,
    state: { stage: reading, read },
  })),
  ...laterStages.map((stage) => ({
    name: stage,
    lastsMs: CONTRACT_READING_MS[stage],
    state: { stage, read: clauses.length },
  })),
]

function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, { lastsMs }) => sum + lastsMs, 0)
}

export const RECORDING_MS = lengthOf(play)

export function startOf(name: SceneName): number {
  const index = play.findIndex((scene) => scene.name === name)
  return lengthOf(play.slice(0, index))
}

export const readingTimeline: Timeline<Reading> = {
  keyframes: play.map(({ name, state }) => ({ atMs: startOf(name), state })),
  loopMs: RECORDING_MS,
  finishedMs: RECORDING_MS - STILL_BEFORE_PLAY_MS,
}

export function hasReached({ stage }: Reading, wanted: Stage): boolean {
  return stages.indexOf(stage) >= stages.indexOf(wanted)
}
