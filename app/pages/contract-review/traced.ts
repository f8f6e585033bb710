import type { TraceStep } from '../../ui/Panel.tsx'
import type { Status } from '../../ui/Status.tsx'

/** Steps of which all are done but the last. */
export function traced(steps: readonly Omit<TraceStep, 'status'>[], last: Status): TraceStep[] {
  return steps.map((step, index) => ({ ...step, status: index === steps.length - 1 ? last : 'done' }))
}
