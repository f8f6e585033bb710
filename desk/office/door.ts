/** Who may come in: the one who knows the password, and has not guessed too often. */

import { setTimeout as wait } from 'node:timers/promises'
import type { OfficeStore } from '../server/store/store.ts'
import { isPassword } from '../server/password.ts'

/** So many wrong passwords, and a network waits. */
const TRIES = 5
export const LOCKED_MS = 15 * 60_000

/** A refusal comes after this time at the earliest: how long it took tells nobody why. */
const REFUSAL_MS = 1500

/** When all networks together guess, everybody is held back: twice as long with every so many tries. */
const STEP = 20
const LONGEST_HOLD_MS = 16_000

/** One password at a time is looked at, for each takes 128 MB; some wait, and more are turned away. */
const MOST_WAITING = 20

type Options = {
  hash: string
  store: OfficeStore
  now?: () => number
  waits?: (milliseconds: number) => Promise<unknown>
}

export type Door = { opensFor(password: string, network: string): Promise<boolean> }

export function createDoor({ hash, store, now = Date.now, waits = (ms) => wait(ms) }: Options): Door {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(work)
    last = turn.catch(() => {})
    return turn
  }

  async function isRight(password: string, network: string): Promise<boolean> {
    if (waiting >= MOST_WAITING) return false
    waiting++
    try {
      const at = now()
      const since = written(at - LOCKED_MS)
      // What is tried while the door is locked is not counted: it opens when it was said to.
      if ((await store.tries(network, since)).ofNetwork >= TRIES) return false
      // Counted before it is looked at: of many at once, each sees the others.
      await store.noteTry(network, written(at), since)
      const { ofNetwork, ofAll } = await store.tries(network, since)
      if (ofNetwork > TRIES) return false
      const hold = holdMs(ofAll)
      if (hold > 0) await waits(hold)
      if (!(await inTurn(() => isPassword(password, hash)))) return false
      await store.forgetTries(network)
      return true
    } finally {
      waiting--
    }
  }

  return {
    async opensFor(password, network) {
      const started = now()
      if (await isRight(password, network)) return true
      await waits(Math.max(0, REFUSAL_MS - (now() - started)))
      return false
    },
  }
}

function holdMs(tries: number): number {
  return tries < STEP ? 0 : Math.min(LONGEST_HOLD_MS, 1000 * 2 ** (Math.floor(tries / STEP) - 1))
}

function written(moment: number): string {
  return new Date(moment).toISOString()
}
