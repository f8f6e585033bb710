import type { Challenge } from 'altcha-lib/types'
import { LEADS_TIMEOUT_MS, LEADS_TOO_FAST_WAIT_MS } from '#site/timings.ts'
import { api, type ApiErrorBody, type Slots } from '../shared/protocol.ts'
import { MIN_FILL_MS, type FieldError } from '../shared/schema.ts'

export type Failure =
  | { kind: 'offline' }
  /** No connection, or no response in time: the form may have arrived. */
  | { kind: 'noAnswer' }
  | { kind: 'unavailable' }
  | { kind: 'tooMany'; waitSeconds: number | undefined }
  | { kind: 'tooFast' }
  /** The server requires a proof of work, and none was found. */
  | { kind: 'unproven' }
  | { kind: 'fieldErrors'; fieldErrors: Readonly<Record<string, FieldError>> }
  | { kind: 'slotGone'; slots: Slots | undefined }
  | { kind: 'refused' }

export type Outcome<Receipt> = { kind: 'sent'; receipt: Receipt } | Failure

/** Allows for a clock that is slightly off and a form without a proof; more tries would hide a bug. */
const TOO_FAST_TRIES = 3

/** After this many rejected proofs (for example, if the address changes with each request), send without one. */
const MAX_PROOFS = 2

/**
 * Sends a form again after the minimum time if it was too fast, or with a new proof if its proof was rejected; finally
 * without a proof, which the server accepts when the form is sent twice.
 */
export async function send<Receipt>(
  address: string,
  form: () => { filledInMs: number },
  solver: Pick<Solver, 'proof' | 'renew'>,
  wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
): Promise<Outcome<Receipt>> {
  let rejectedProofs = 0
  for (let tries = 1; ;) {
    const proof = rejectedProofs < MAX_PROOFS ? await solver.proof() : undefined
    const sent = { ...form(), proof: proof ?? '' }
    const outcome = await post<Receipt>(address, sent)
    if (outcome.kind === 'unproven') {
      solver.renew()
      if (rejectedProofs === MAX_PROOFS) return outcome
      rejectedProofs += 1
      continue
    }
    if (outcome.kind !== 'tooFast') return outcome
    if (tries === TOO_FAST_TRIES) return { kind: 'refused' }
    tries += 1
    await wait(Math.max(MIN_FILL_MS - sent.filledInMs, LEADS_TOO_FAST_WAIT_MS))
  }
}

async function post<Receipt>(address: string, body: object): Promise<Outcome<Receipt>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LEADS_TIMEOUT_MS),
    })
    if (response.ok) return { kind: 'sent', receipt: (await response.json()) as Receipt }
    // A proxy may reject the request too, with a body that is not ours.
    const error = (await response.json().catch(() => undefined)) as Partial<ApiErrorBody> | null | undefined
    return failureOf(response, error ?? {})
  } catch {
    return { kind: navigator.onLine ? 'noAnswer' : 'offline' }
  }
}

export function failureOf(
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  { error, fields, slots }: Partial<ApiErrorBody>,
): Failure {
  if (error === 'proof_needed') return { kind: 'unproven' }
  if (error === 'too_fast' || error === 'proof_missing') return { kind: 'tooFast' }
  if (error === 'slot_taken' || error === 'slot_not_offered') return { kind: 'slotGone', slots }
  if (status === 422 && fields) return { kind: 'fieldErrors', fieldErrors: fields }
  if (status === 429) return { kind: 'tooMany', waitSeconds: secondsUntil(headers.get('retry-after'), Date.now()) }
  return { kind: status >= 500 ? 'unavailable' : 'refused' }
}

/** Retry-After is a number of seconds or a date. */
export function secondsUntil(retryAfter: string | null, now: number): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined
  const seconds = Number(retryAfter)
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter) - now) / 1000 : seconds
  return Number.isNaN(wait) ? undefined : Math.max(1, Math.ceil(wait))
}

export type Solver = {
  begin: () => void
  /** Undefined if none could be found: the server decides whether to accept the form without it. */
  proof: () => Promise<string | undefined>
  renew: () => void
}

/** Computes the proof of work while the visitor types, so that sending doesn't wait for it. */
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
