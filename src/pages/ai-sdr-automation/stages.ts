import { sdrStages } from './sample-data.ts'

/** Seven dots per row, with enough rows for the fullest stage. LeadPipeline.module.css repeats these numbers. */
export const STAGE_GRID = { columns: 7, rows: 19 }

/** Each stage with the leads that moved on to the next one. In the last stage all have, so it has no percentage. */
export const stages = sdrStages.map(({ id, leads }, index) => {
  const next = sdrStages[index + 1]?.leads
  return { id, leads, movedOn: next ?? leads, movedOnPercent: next && Math.round((next / leads) * 100) }
})
