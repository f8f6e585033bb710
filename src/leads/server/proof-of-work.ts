import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { networksOf } from '#server/http/visitor-address.ts'
import { once } from '#site/once.ts'
import type { Limits } from './limits.ts'
import type { LeadsSettings } from './settings.ts'
import type { Counts, Limit } from './store/counts.ts'
import type { Keys } from './store/keys.ts'
import type { SubmissionKind } from './store/submission.ts'

/** Iterations per try: with the default number of tries, a phone takes about 50 ms in the background. */
const ROUNDS = 1000
/** How often the number of tries doubles on the way to a limit: a phone takes about 3 s at most. */
const DOUBLINGS = 6
/** How many doublings easier than the current level a proof may be, so that proofs cannot be hoarded before a flood. */
const EASIER_BY = 2
/** If filling in the form takes longer, the page solves a new challenge automatically. */
export const LIFETIME_MS = 20 * 60_000

type Options = {
  store: Pick<Keys, 'key'> & Pick<Counts, 'count'>
  limits: Pick<Limits, 'utilization' | 'unprovenLimits'>
  settings: Pick<LeadsSettings, 'proofTries'>
}

export type ProofOfWork = ReturnType<typeof createProofOfWork>

/** Makes sending many forms expensive without involving a third-party service. */
export function createProofOfWork({ store, limits, settings }: Options) {
  const readKey = once(() => store.key('proofs'))

  /** Each network has its own secret, so proofs don't transfer. */
  async function deriveSecrets(address: string) {
    const key = await readKey()
    // The widest network, because phones and companies change addresses within it.
    const network = networksOf(address).at(-1)?.name
    return { hmacSignatureSecret: `${key} ${network}`, hmacKeySignatureSecret: `solution ${key}` }
  }

  async function levelFor(address?: string): Promise<number> {
    return Math.floor(Math.min(1, await limits.utilization(address)) * DOUBLINGS)
  }

  return {
    async challenge(address: string): Promise<Challenge> {
      const level = await levelFor(address)
      const tries = settings.proofTries * 2 ** level
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: tries === 0 ? 0 : randomInt(2 * tries),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFETIME_MS),
        data: { level },
        ...(await deriveSecrets(address)),
      })
    },

    /** Resolves to the limits to store one form under; undefined if the proof is invalid, expired, foreign or too easy. */
    async verify(proof: string, address: string): Promise<Limit[] | undefined> {
      const payload = parsePayload(proof)
      if (!payload) return undefined
      const { challenge } = payload
      const { verified } = await verifySolution({ ...payload, deriveKey, ...(await deriveSecrets(address)) })
      if (!verified) return undefined
      const { nonce, expiresAt = 0, data } = challenge.parameters
      if (Number(data?.['level']) < (await levelFor()) - EASIER_BY) return undefined
      return [{ name: `proof ${nonce}`, until: new Date(expiresAt * 1000).toISOString(), max: 1 }]
    },

    /**
     * For a browser that can't solve a challenge: no JavaScript, no HTTPS, or an old page. Undefined the first time, so
     * that the form is sent again; then it is accepted under these limits, and a call is only held.
     */
    async confirmUnproven({ kind, key }: { kind: SubmissionKind; key: string }, address: string) {
      const ask = { name: `asked ${kind} ${key}`, until: new Date(Date.now() + LIFETIME_MS).toISOString(), max: 1 }
      return (await store.count([ask])) ? limits.unprovenLimits(address) : undefined
    },
  }
}

/** Parses untrusted input: check the shape, because the signature is not verified yet. */
function parsePayload(proof: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(atob(proof)) as Partial<Payload>
    if (typeof (challenge?.parameters ?? 0) !== 'object' || typeof challenge?.signature !== 'string') return undefined
    return typeof solution?.derivedKey === 'string' ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
