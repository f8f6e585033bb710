/** Lanes along the pipeline: from which stage to which the assistant takes a lead, and where a rep steps in. */

import { sdrStages } from './sample-data.ts'

type StageId = (typeof sdrStages)[number]['id']

const order: readonly StageId[] = sdrStages.map(({ id }) => id)

/** Stages by their place. */
export type Lane = {
  from: number
  to: number
  /** Behind the last stage there is none: the rep is in the meeting. */
  rep: number | undefined
}

export function laneOf({ from, to }: { from: StageId; to: StageId }): Lane {
  const last = order.indexOf(to)
  return { from: order.indexOf(from), to: last, rep: last + 1 < order.length ? last + 1 : undefined }
}
