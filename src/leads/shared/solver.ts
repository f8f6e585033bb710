/** Solves proof-of-work challenges, in browsers and in tests. */

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { PROOF_TIMEOUT_MS } from '#site/timings.ts'

/** Returns the proof as sent with forms, or undefined on timeout. Web Crypto works without blocking the main thread. */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: PROOF_TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
