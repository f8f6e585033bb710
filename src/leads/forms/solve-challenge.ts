/** The proof that a browser has worked for its form: found while the visitor types, so that nobody waits for it. */

import type { Challenge } from 'altcha-lib/types'
import { DESK_TIMEOUT_MS } from '#site/timings.ts'
import { api } from '../shared/protocol.ts'

export type Solver = {
  /** Once: what is under way or found stays. */
  begin: () => void
  /** Undefined where none could be found: the desk says what it thinks of that. */
  proof: () => Promise<string | undefined>
  /** The next one is another. */
  renew: () => void
}

export function createSolver(find = findProof): Solver {
  let found: Promise<string | undefined> | undefined
  const current = () => (found ??= find().catch(() => undefined))
  return {
    begin: () => void current(),
    proof: current,
    renew: () => void (found = undefined),
  }
}

async function findProof(): Promise<string | undefined> {
  const [{ solve }, challenge] = await Promise.all([import('../shared/solver.ts'), fetchChallenge()])
  return solve(challenge)
}

async function fetchChallenge(): Promise<Challenge> {
  const response = await fetch(api.challenge, { signal: AbortSignal.timeout(DESK_TIMEOUT_MS) })
  return (await response.json()) as Challenge
}
