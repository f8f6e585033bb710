import { keysOf } from '#i18n/merge-texts.ts'
import { Trace, type TraceStep } from '#ui/Panel.tsx'
import type { Status } from '#ui/Status.tsx'

type Props<Id extends string> = {
  /** Sample data, in the order of the steps. */
  statuses: Readonly<Record<Id, Status>>
  steps: Readonly<Record<Id, Pick<TraceStep, 'text' | 'time'>>>
  label?: string
}

export function DemoTrace<Id extends string>({ statuses, steps, label }: Props<Id>) {
  return <Trace label={label} steps={keysOf(statuses).map((id) => ({ ...steps[id], status: statuses[id] }))} />
}
