import { sdrStages } from './sample-data.ts'

type StageId = (typeof sdrStages)[number]['id']

const order: readonly StageId[] = sdrStages.map(({ id }) => id)

/** The stages that the assistant handles, and where a rep steps in, by index. */
export type Lane = {
  from: number
  to: number
  /** Undefined after the last stage: the rep is in the meeting. */
  rep: number | undefined
}

export function laneOf({ from, to }: { from: StageId; to: StageId }): Lane {
  const last = order.indexOf(to)
  return { from: order.indexOf(from), to: last, rep: last + 1 < order.length ? last + 1 : undefined }
}
