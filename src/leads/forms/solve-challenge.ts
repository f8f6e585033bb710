/** Proof of work for a form. Computed while the visitor types, so that sending doesn't wait for it. */

import type { Challenge } from 'altcha-lib/types'
import { LEADS_TIMEOUT_MS } from '#site/timings.ts'
import { api } from '../shared/protocol.ts'

export type Solver = {
  /** Starts the work, unless it is running or done. */
  begin: () => void
  /** Undefined if none could be found. The server decides whether to accept the form without it. */
  proof: () => Promise<string | undefined>
  /** Discards the proof, so that the next call finds a new one. */
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
  const response = await fetch(api.challenge, { signal: AbortSignal.timeout(LEADS_TIMEOUT_MS) })
  return (await response.json()) as Challenge
}
