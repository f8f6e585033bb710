/** The stages of the sample pipeline, with what became of the leads in each. */

import { sdrStages } from './sample-data.ts'

/** Seven dots a row, and room for the fullest stage. The styles of the pipeline repeat these when they turn it. */
export const STAGE_GRID = { columns: 7, rows: 19 }

type Stage<Id> = {
  id: Id
  leads: number
  /** Of these, how many went on to the next stage. In the last one all have arrived. */
  movedOn: number
  /** The same in percent; the last stage has no next one. */
  movedOnPercent: number | undefined
}

export function stagesOf<Id>(counted: readonly { id: Id; leads: number }[]): Stage<Id>[] {
  return counted.map(({ id, leads }, index) => {
    const next = counted[index + 1]?.leads
    return {
      id,
      leads,
      movedOn: next ?? leads,
      movedOnPercent: next === undefined ? undefined : Math.round((next / leads) * 100),
    }
  })
}

export const stages = stagesOf(sdrStages)
