/** Enough concurrent requests to race, few enough for a busy machine to respond in time. */
export const BATCH_SIZE = 20

/** Resolves to the number of responses with each status. */
export async function sendInBatches(
  count: number,
  send: (index: number) => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  for (let sent = 0; sent < count; sent += BATCH_SIZE) {
    const size = Math.min(BATCH_SIZE, count - sent)
    const responses = await Promise.all(Array.from({ length: size }, (_, index) => send(sent + index)))
    for (const { statusCode } of responses) statuses[statusCode] = (statuses[statusCode] ?? 0) + 1
  }
  return statuses
}
