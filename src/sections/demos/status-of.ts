import type { Status } from '#ui/Status.tsx'

/** Maps the progress terms of the specification to status dots. */
export const statusOf = {
  completed: 'done',
  active: 'active',
  pending: 'pending',
  upcoming: 'idle',
} as const satisfies Record<string, Status>
