import { sdrStages } from './sample-data.ts'

/** Seven dots per row, with enough rows for the fullest stage. LeadPipeline.module.css repeats these numbers. */
export const STAGE_GRID = { columns: 7, rows: 19 }

type Stage<Id> = {
  id: Id
  leads: number
  /** Leads that moved on to the next stage; all of them in the last stage. */
  movedOn: number
  /** Undefined for the last stage. */
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
