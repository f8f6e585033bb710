/** How a challenge of the desk is solved: in browsers, and in tests that stand in for them. */

import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'
import { DESK_PROOF_TIMEOUT_MS } from '#site/timings.ts'

/** As forms carry it. The browser's own cryptography does the work, beside everything else; undefined if it takes too long. */
export async function solve(challenge: Challenge): Promise<string | undefined> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: DESK_PROOF_TIMEOUT_MS })
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
