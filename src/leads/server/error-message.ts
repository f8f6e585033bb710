import { withoutCredentials } from '#site/variables.ts'

/** Includes the cause (a failed `fetch` gives its reason only there) and removes credentials from URLs. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutCredentials(String(error))
  const { message, cause } = error
  return withoutCredentials(cause instanceof Error ? `${message}: ${cause.message}` : message)
}
