import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import type { Limits } from './limits.ts'
import type { LeadsSettings } from './settings.ts'
import type { Limit, Store, SubmissionKind } from './store/store.ts'
import { networksOf } from './visitor-address.ts'

/** Rounds of one try: with the usual number of tries a phone takes some 50 ms, beside everything else. */
const ROUNDS = 1000

/** How often the number of tries is doubled on the way to a ceiling: a phone takes some 3 s at most. */
const DOUBLINGS = 6

/** A proof may be so many doublings easier than one that is found now: none that was hoarded before a flood is. */
const EASIER_BY = 2

/** A form may take longer: it finds another one by itself then. */
export const LASTS_MS = 20 * 60_000

type Options = {
  store: Pick<Store, 'key' | 'count'>
  limits: Pick<Limits, 'utilization' | 'unproven'>
  settings: Pick<LeadsSettings, 'proofTries'>
}

export type ProofOfWork = {
  /** Work for a browser at this address: more of it, the nearer a ceiling is. */
  challenge(address: string): Promise<Challenge>
  /**
   * That the work was done: one submission can be stored under it. Undefined if it was not, too long ago, in another network, or
   * if it was too little for what comes in now.
   */
  check(proof: string, address: string): Promise<Limit[] | undefined>
  /**
   * For a form without one, from a browser that cannot work for it: no scripts, no https, a page from before there were
   * proofs. It is asked for once more, and then taken under these ceilings, a call only held. Undefined the first time.
   */
  askedTwice(form: { kind: SubmissionKind; key: string }, address: string): Promise<Limit[] | undefined>
}

/** Whoever sends many forms pays for each with work. Nobody else notices, and no other service is asked. */
export function createProofOfWork({ store, limits, settings }: Options): ProofOfWork {
  let known: Promise<string> | undefined

  /** Asked for once, and again after a failure. A network has its own secret: what is solved in one is nothing in another. */
  async function secrets(address: string) {
    known ??= store.key('proofs').catch((error: unknown) => {
      known = undefined
      throw error
    })
    const key = await known
    // The widest, because phones and offices change their address within it.
    const network = networksOf(address).at(-1)?.name
    return { hmacSignatureSecret: `${key} ${network}`, hmacKeySignatureSecret: `solution ${key}` }
  }

  async function levelFor(address?: string): Promise<number> {
    return Math.floor(Math.min(1, await limits.utilization(address)) * DOUBLINGS)
  }

  return {
    async challenge(address) {
      const level = await levelFor(address)
      const tries = settings.proofTries * 2 ** level
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: tries === 0 ? 0 : randomInt(2 * tries),
        deriveKey,
        expiresAt: new Date(Date.now() + LASTS_MS),
        data: { level },
        ...(await secrets(address)),
      })
    },

    async check(proof, address) {
      const payload = payloadIn(proof)
      if (!payload) return undefined
      const { challenge } = payload
      const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secrets(address)) })
      if (!verified) return undefined
      const { nonce, expiresAt = 0, data } = challenge.parameters
      if (Number(data?.['level']) < (await levelFor()) - EASIER_BY) return undefined
      return [{ name: `proof ${nonce}`, until: new Date(expiresAt * 1000).toISOString(), max: 1 }]
    },

    async askedTwice({ kind, key }, address) {
      const once = { name: `asked ${kind} ${key}`, until: new Date(Date.now() + LASTS_MS).toISOString(), max: 1 }
      return (await store.count([once])) ? limits.unproven(address) : undefined
    },
  }
}

/** Somebody else's text: of what is signed, all is ours; before that, anything may stand in it. */
function payloadIn(proof: string): Payload | undefined {
  try {
    const { challenge, solution } = JSON.parse(atob(proof)) as Partial<Payload>
    if (typeof (challenge?.parameters ?? 0) !== 'object' || typeof challenge?.signature !== 'string') return undefined
    return typeof solution?.derivedKey === 'string' ? { challenge, solution } : undefined
  } catch {
    return undefined
  }
}
