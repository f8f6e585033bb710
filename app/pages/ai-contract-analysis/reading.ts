/** The reading of a contract as a timeline: clause by clause, then what was found, suggested, accepted and written. */

import type { Timeline } from '../../motion/timeline.ts'
import { CONTRACT_READING_MS } from '../../site/timings.ts'

/** The clauses on the page that is shown. */
export const CLAUSES = 6

const stages = ['reading', 'findings', 'suggestion', 'accepted', 'exported'] as const

type Stage = (typeof stages)[number]

export type Reading = {
  stage: Stage
  /** How many clauses have been read; the next one is being read. */
  read: number
}

/** A scene of the play has a name, for the captions and chapters of its recording. */
type Scene = { name: `clause${number}` | Stage; lastsMs: number; state: Reading }

const play: readonly Scene[] = [
  ...Array.from({ length: CLAUSES }, (_, read) => ({
    name: `clause${read + 1}` as const,
    lastsMs: CONTRACT_READING_MS.clause,
    state: { stage: 'reading' as const, read },
  })),
  ...(['findings', 'suggestion', 'accepted', 'exported'] as const).map((stage) => ({
    name: stage,
    lastsMs: CONTRACT_READING_MS[stage],
    state: { stage, read: CLAUSES },
  })),
]

function lengthOf(scenes: readonly Scene[]): number {
  return scenes.reduce((sum, { lastsMs }) => sum + lastsMs, 0)
}

/** From the first clause to the change in the document: what is recorded. */
export const scenes = play.map(({ name, state }, index) => ({ name, state, startMs: lengthOf(play.slice(0, index)) }))

export const RECORDING_MS = lengthOf(play)

/** When a scene of the recording starts. */
export function startOf(name: string): number {
  const scene = scenes.find((each) => each.name === name)
  if (!scene) throw new Error(`The recording has no scene "${name}"`)
  return scene.startMs
}

const finished: Reading = { stage: 'exported', read: CLAUSES }

/** On the page the finished work comes first, and at the end: whoever arrives sees what there is to gain. */
export const readingTimeline: Timeline<Reading> = {
  frames: [
    { atMs: 0, state: finished },
    ...scenes.slice(0, -1).map(({ startMs, state }) => ({ atMs: startMs + CONTRACT_READING_MS.exported, state })),
  ],
  loopMs: RECORDING_MS,
  still: finished,
}

export function reached({ stage }: Reading, wanted: Stage): boolean {
  return stages.indexOf(stage) >= stages.indexOf(wanted)
}
