import type { Status } from '#ui/Status.tsx'

/** The words of the specification for how far something is, as the dots that stand for them. */
export const statusOf = {
  completed: 'done',
  active: 'active',
  pending: 'pending',
  upcoming: 'idle',
} as const satisfies Record<string, Status>
