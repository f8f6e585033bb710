/** Computes the proof of work while the visitor types, so that sending doesn't wait for it. */

import type { Challenge } from 'altcha-lib/types'
import { LEADS_TIMEOUT_MS } from '#site/timings.ts'
import { api } from '../shared/protocol.ts'

export type Solver = {
  begin: () => void
  /** Undefined if none could be found: the server decides whether to accept the form without it. */
  proof: () => Promise<string | undefined>
  renew: () => void
}

export function createSolver(find = findProof): Solver {
  let found: Promise<string | undefined> | undefined
  const current = () => (found ??= find().catch(() => undefined))
  return { begin: () => void current(), proof: current, renew: () => void (found = undefined) }
}

async function findProof(): Promise<string | undefined> {
  const pending = fetch(api.challenge, { signal: AbortSignal.timeout(LEADS_TIMEOUT_MS) })
  const [{ solve }, response] = await Promise.all([import('../shared/solver.ts'), pending])
  return solve((await response.json()) as Challenge)
}
