/** What an error says, and what it was caused by: a failed `fetch` tells why in its cause only. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
