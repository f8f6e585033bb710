import { withoutCredentials } from '#site/variables.ts'

/** What an error says, and what it was caused by: a failed `fetch` tells why in its cause only. Without passwords in addresses. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return withoutCredentials(String(error))
  const { message, cause } = error
  return withoutCredentials(cause instanceof Error ? `${message}: ${cause.message}` : message)
}
