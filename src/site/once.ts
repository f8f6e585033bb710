/** Caches success, retries after failure. */
export function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work().catch((error: unknown) => {
      result = undefined
      throw error
    })
    return result
  }
}
