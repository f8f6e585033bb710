import { createChallenge, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import type { Limits } from './limits.ts'
import type { DeskSettings } from './settings.ts'
import type { Ceiling, Store, SubmissionKind } from './store/store.ts'

/** Rounds of one try: with the usual number of tries a phone takes some 50 ms, beside everything else. */
const ROUNDS = 1000

/** How often the number of tries is doubled on the way to a ceiling. */
const DOUBLINGS = 6

/** A form may take longer: it finds another one by itself then. */
export const LASTS_MS = 20 * 60_000

/** So many an hour are taken without one, from everybody together: who floods the desk has to work. */
export const UNPROVEN_PER_HOUR = 12
const HOUR_MS = 60 * 60_000

type Options = {
  store: Pick<Store, 'key' | 'count'>
  limits: Pick<Limits, 'nearness'>
  settings: Pick<DeskSettings, 'proofTries'>
}

export type Proofs = {
  /** Work for a browser at this address: more of it, the nearer a ceiling is. */
  challenge(address: string): Promise<Challenge>
  /** That the work was done: one submission can be stored under it. Undefined if it was not, or too long ago. */
  check(proof: string): Promise<Ceiling | undefined>
  /**
   * For a form without one, from a browser that cannot work for it: no scripts, no https, a page from before there were
   * proofs. It is asked for once more, and then taken under this ceiling, a call only held. Undefined the first time.
   */
  askedTwice(form: { kind: SubmissionKind; key: string }): Promise<Ceiling | undefined>
}

/** Whoever sends many forms pays for each with work. Nobody else notices, and no other service is asked. */
export function createProofs({ store, limits, settings }: Options): Proofs {
  let known: Promise<string> | undefined

  /** Asked for once, and again after a failure. */
  async function secrets() {
    known ??= store.key('proofs').catch((error: unknown) => {
      known = undefined
      throw error
    })
    const key = await known
    return { hmacSignatureSecret: key, hmacKeySignatureSecret: `solution ${key}` }
  }

  return {
    async challenge(address) {
      const nearness = Math.min(1, await limits.nearness(address))
      const tries = settings.proofTries * 2 ** Math.floor(nearness * DOUBLINGS)
      return createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        counter: randomInt(2 * tries),
        deriveKey,
        expiresAt: new Date(Date.now() + LASTS_MS),
        ...(await secrets()),
      })
    },

    async check(proof) {
      const payload = payloadIn(proof)
      if (!payload) return undefined
      const { challenge } = payload
      const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secrets()) })
      if (!verified) return undefined
      const { nonce, expiresAt = 0 } = challenge.parameters
      return { name: `proof ${nonce}`, until: new Date(expiresAt * 1000).toISOString(), max: 1 }
    },

    async askedTwice({ kind, key }) {
      const once = { name: `asked ${kind} ${key}`, until: new Date(Date.now() + LASTS_MS).toISOString(), max: 1 }
      if (!(await store.count([once]))) return undefined
      const until = new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS).toISOString()
      return { name: `unproven ${until}`, until, max: UNPROVEN_PER_HOUR, nearFrom: 0 }
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
