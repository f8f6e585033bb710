/** Who may come in: the one who knows the password, and has not guessed too often. */

import { setTimeout as wait } from 'node:timers/promises'
import type { OfficeStore } from '../server/store/store.ts'
import { isPassword } from '../server/password.ts'
import { networksOf } from '../server/visitor-address.ts'

/** So many wrong passwords, and an address waits; the networks around it have more. */
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
      if (left(network, await store.tries(since)) <= 0) return false
      // Counted before it is looked at: of many at once, each sees the others.
      await store.noteTry(network, written(at), since)
      const tries = await store.tries(since)
      if (left(network, tries) < 0) return false
      const hold = holdMs(sum(tries.values()))
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

/**
 * How many tries an address has left: in all its networks, the wider of which have a higher ceiling. Whoever has a network
 * of many addresses could try with each, and while so many wait nobody else would be let in.
 */
function left(address: string, tries: ReadonlyMap<string, number>): number {
  const noted = Array.from(tries, ([network, count]) => ({ in: networksOf(network).map(({ name }) => name), count }))
  const ofNetworks = networksOf(address).map(({ name, times }) => {
    const within = noted.filter((each) => each.in.includes(name)).map(({ count }) => count)
    return Math.ceil(TRIES * times) - sum(within)
  })
  return Math.min(...ofNetworks)
}

function sum(counts: Iterable<number>): number {
  let total = 0
  for (const count of counts) total += count
  return total
}

function holdMs(tries: number): number {
  return tries < STEP ? 0 : Math.min(LONGEST_HOLD_MS, 1000 * 2 ** (Math.floor(tries / STEP) - 1))
}

function written(moment: number): string {
  return new Date(moment).toISOString()
}
