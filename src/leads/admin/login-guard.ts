/** Checks the admin password, limits guessing, and lets the owner sign in while others guess. */

import { createHmac, hkdfSync } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isPassword } from '../server/password.ts'
import type { AdminStore } from '../server/store/store.ts'
import { networksOf, providerNetworkOf } from '../server/visitor-address.ts'

/** Wrong passwords before an address is locked. The networks that contain it get more. */
const TRIES = 5
export const LOCKED_MS = 15 * 60_000

/** Minimum time to reject a try, so that timing doesn't distinguish a locked address from a wrong password. */
const REFUSAL_MS = 1500

/** While many networks guess, checks are paced: the delay between two checks doubles every `STEP` tries. */
const STEP = 20
const FIRST_PACE_MS = 50
const SLOWEST_PACE_MS = 1500

/** A network's first try is not paced, since it may be the owner's. Limited to this many networks per `LOCKED_MS`. */
const MOST_UNPACED = 500

/** Passwords are checked one at a time, because each check takes 128 MB. This many unknown devices can queue. */
const PLACES = 20
const LONGEST_WAIT_MS = 30_000

type Options = {
  hash: string
  store: AdminStore
  now?: () => number
  waits?: (milliseconds: number) => Promise<unknown>
}

export type Visitor = {
  address: string
  /** Set if this browser has signed in before. */
  device?: string | undefined
  /** Aborted when the visitor closes the connection. */
  signal?: AbortSignal | undefined
}

/** `busy`: the password was not checked. */
export type Outcome = 'open' | 'refused' | 'busy'

export type LoginGuard = { verifyPassword(password: string, visitor: Visitor): Promise<Outcome> }

type Place = {
  isKnown: boolean
  network: string
  block: string
  /** Tries plus queued requests of the same network, and of its provider's block, at the time of queuing. */
  rank: number
  blockRank: number
  since: number
  answer(isTurn: boolean): void
}

export function createLoginGuard({ hash, store, now = Date.now, waits = (ms) => wait(ms) }: Options): LoginGuard {
  const key = Buffer.from(hkdfSync('sha256', hash, '', 'desk tries', 32))
  const waiting: Place[] = []
  let isChecking = false
  let isPaced = false
  let paceMs = 0
  let isCrowd = false

  /** Stores an HMAC instead of the address. Its key derives from the settings and is not in the database. */
  const nameOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

  const read = async () => {
    const tries = await store.tries(written(now()))
    paceMs = paceOf(sum(tries.values()))
    isCrowd = new Set(Array.from(tries.keys(), (names) => names.split(' ').at(-2))).size >= MOST_UNPACED
    return tries
  }

  /** Known devices go first, then the networks with the fewest tries. */
  function next(): void {
    if (isChecking) return
    expire()
    const [first] = waiting.filter((place) => !isPaced || isUnpaced(place)).toSorted(inOrder)
    if (!first) return
    isChecking = true
    if (!isUnpaced(first) && paceMs > 0) {
      isPaced = true
      void waits(paceMs).then(() => {
        isPaced = false
        next()
      })
    }
    leave(first, true)
  }

  function isUnpaced({ isKnown, rank }: Place): boolean {
    return isKnown || (rank === 0 && !isCrowd)
  }

  function expire(): void {
    for (const place of waiting.filter(({ since }) => now() - since > LONGEST_WAIT_MS)) leave(place, false)
  }

  function leave(place: Place, isTurn: boolean): void {
    const index = waiting.indexOf(place)
    if (index === -1) return
    waiting.splice(index, 1)
    place.answer(isTurn)
  }

  /** Resolves to false if the queue is full or the request was dropped from it. */
  function turn(place: Omit<Place, 'answer'>, signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((answer) => {
      expire()
      const own: Place = { ...place, answer }
      const rivals = waiting.filter(({ isKnown, network }) =>
        own.isKnown ? isKnown && network === own.network : !isKnown,
      )
      if (rivals.length >= (own.isKnown ? TRIES : PLACES)) {
        // A request from a quieter network replaces the last one in the queue.
        const last = rivals.toSorted(inOrder).at(-1)
        if (!last || inOrder(own, last) >= 0) return answer(false)
        leave(last, false)
      }
      waiting.push(own)
      if (signal?.aborted) return leave(own, false)
      signal?.addEventListener('abort', () => leave(own, false), { once: true })
      next()
    })
  }

  async function outcomeOf(password: string, { address, device, signal }: Visitor): Promise<Outcome> {
    const networks =
      device === undefined
        ? networksOf(address).map(({ name, times }) => ({ name: nameOf(name), max: Math.ceil(TRIES * times) }))
        : [{ name: nameOf(`device ${device}`), max: TRIES }]
    const block = nameOf(device === undefined ? providerNetworkOf(address) : `device ${device}`)
    const triedAs = [...networks.map(({ name }) => name), block].join(' ')
    const left = (tries: ReadonlyMap<string, number>) =>
      Math.min(...networks.map(({ name, max }) => max - countIn(tries, name)))

    const tries = await read()
    // Tries while locked don't count, so they don't extend the lock.
    if (left(tries) <= 0) return 'refused'
    const network = networks.at(-1)?.name ?? block
    const isTurn = await turn(
      {
        isKnown: device !== undefined,
        network,
        block,
        rank: countIn(tries, network) + waiting.filter((place) => place.network === network).length,
        blockRank: countIn(tries, block) + waiting.filter((place) => place.block === block).length,
        since: now(),
      },
      signal,
    )
    if (!isTurn) return 'busy'
    try {
      if (left(await read()) <= 0) return 'refused'
      // Count the try before checking it, so that concurrent tries on other servers see it.
      await store.noteTry(triedAs, written(now() + LOCKED_MS), written(now()))
      if (left(await read()) < 0) return 'refused'
      if (!(await isPassword(password, hash))) return 'refused'
      await store.forgetTries(triedAs)
      return 'open'
    } finally {
      isChecking = false
      next()
    }
  }

  return {
    async verifyPassword(password, visitor) {
      const started = now()
      const outcome = await outcomeOf(password, visitor)
      if (outcome === 'refused') await waits(Math.max(0, REFUSAL_MS - (now() - started)))
      return outcome
    },
  }
}

function inOrder(one: Place, other: Place): number {
  return (
    Number(other.isKnown) - Number(one.isKnown) ||
    one.rank - other.rank ||
    one.blockRank - other.blockRank ||
    one.since - other.since
  )
}

/** Each try is stored with the names of all its networks, separated by spaces. */
function countIn(tries: ReadonlyMap<string, number>, name: string): number {
  return sum(Array.from(tries, ([names, count]) => (names.split(' ').includes(name) ? count : 0)))
}

function sum(counts: Iterable<number>): number {
  let total = 0
  for (const count of counts) total += count
  return total
}

function paceOf(tries: number): number {
  return tries < STEP ? 0 : Math.min(SLOWEST_PACE_MS, FIRST_PACE_MS * 2 ** (Math.floor(tries / STEP) - 1))
}

function written(moment: number): string {
  return new Date(moment).toISOString()
}
