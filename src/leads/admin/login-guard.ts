/** Throttles the admin login against brute force: lockout of addresses and networks, and rate limits during attacks. */

import { createHmac, hkdfSync } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { networksOf, providerNetworkOf } from '#server/http/visitor-address.ts'
import { isPassword } from '../server/password.ts'
import type { AdminStore } from '../server/store/admin.ts'

/** Wrong passwords before an address is locked; the networks that contain it get more. */
const TRIES = 5
export const LOCKED_MS = 15 * 60_000

/** Minimum time to reject a try, so that timing doesn't distinguish a locked address from a wrong password. */
const MIN_REJECTION_MS = 1500

/** While many networks guess, checks are paced: the delay between two checks doubles every `STEP` tries. */
const STEP = 20
const FIRST_PACE_MS = 50
const SLOWEST_PACE_MS = 1500

/** A network's first try is not paced, since it may be the owner's; limited to this many networks per `LOCKED_MS`. */
const MAX_UNPACED_NETWORKS = 500

/** Passwords are checked one at a time, because each check takes 128 MB; this many unknown devices can queue. */
const QUEUE_SIZE = 20
const MAX_WAIT_MS = 30_000

type Options = { hash: string; store: AdminStore; now?: () => number; wait?: (ms: number) => Promise<unknown> }

/** `device` is set if this browser has signed in before. */
type Visitor = { address: string; device?: string | undefined; signal?: AbortSignal | undefined }

/** `busy`: the password was not checked. */
export type Outcome = 'open' | 'refused' | 'busy'

export type LoginGuard = { verifyPassword(password: string, visitor: Visitor): Promise<Outcome> }

type QueueEntry = {
  isKnownDevice: boolean
  network: string
  block: string
  /** Tries plus queued requests of the same network, and of its provider's block, at the time of queuing. */
  rank: number
  blockRank: number
  since: number
  resolve(isTurn: boolean): void
}

export function createLoginGuard({ hash, store, now = Date.now, wait = (ms) => sleep(ms) }: Options): LoginGuard {
  const key = Buffer.from(hkdfSync('sha256', hash, '', 'desk tries', 32))
  const queue = new Set<QueueEntry>()
  let isChecking = false
  let isPaced = false
  let paceMs = 0
  let isCrowd = false

  /** Stores an HMAC instead of the address; its key derives from the settings and is not in the database. */
  const nameOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url').slice(0, 22)

  const readTries = async () => {
    const tries = await store.tries(toIsoString(now()))
    const steps = Math.floor([...tries.values()].reduce((total, count) => total + count, 0) / STEP)
    paceMs = steps === 0 ? 0 : Math.min(SLOWEST_PACE_MS, FIRST_PACE_MS * 2 ** (steps - 1))
    isCrowd = new Set(Array.from(tries.keys(), (names) => names.split(' ').at(-2))).size >= MAX_UNPACED_NETWORKS
    return tries
  }

  /** Known devices go first, then the networks with the fewest tries. */
  function checkNext(): void {
    if (isChecking) return
    expire()
    const [first] = [...queue].filter((entry) => !isPaced || isUnpaced(entry)).toSorted(compareEntries)
    if (!first) return
    isChecking = true
    if (!isUnpaced(first) && paceMs > 0) {
      isPaced = true
      void wait(paceMs).then(() => {
        isPaced = false
        checkNext()
      })
    }
    leaveQueue(first, true)
  }

  const isUnpaced = ({ isKnownDevice, rank }: QueueEntry) => isKnownDevice || (rank === 0 && !isCrowd)

  function expire(): void {
    for (const entry of queue) if (now() - entry.since > MAX_WAIT_MS) leaveQueue(entry, false)
  }

  function leaveQueue(entry: QueueEntry, isTurn: boolean): void {
    if (queue.delete(entry)) entry.resolve(isTurn)
  }

  /** Resolves to false if the queue is full or the request was dropped from it. */
  function waitForTurn(entry: Omit<QueueEntry, 'resolve'>, signal: AbortSignal | undefined): Promise<boolean> {
    return new Promise((resolve) => {
      expire()
      const own: QueueEntry = { ...entry, resolve }
      const rivals = [...queue].filter(({ isKnownDevice, network }) =>
        own.isKnownDevice ? isKnownDevice && network === own.network : !isKnownDevice,
      )
      if (rivals.length >= (own.isKnownDevice ? TRIES : QUEUE_SIZE)) {
        // A request from a quieter network replaces the last one in the queue.
        const last = rivals.toSorted(compareEntries).at(-1)
        if (!last || compareEntries(own, last) >= 0) return resolve(false)
        leaveQueue(last, false)
      }
      queue.add(own)
      if (signal?.aborted) return leaveQueue(own, false)
      signal?.addEventListener('abort', () => leaveQueue(own, false), { once: true })
      checkNext()
    })
  }

  async function outcomeOf(password: string, { address, device, signal }: Visitor): Promise<Outcome> {
    const own = device === undefined ? networksOf(address) : [{ name: `device ${device}`, times: 1 }]
    const networks = own.map(({ name, times }) => ({ name: nameOf(name), max: Math.ceil(TRIES * times) }))
    const block = nameOf(device === undefined ? providerNetworkOf(address) : `device ${device}`)
    const networkNames = [...networks.map(({ name }) => name), block].join(' ')
    const remainingTries = (tries: ReadonlyMap<string, number>) =>
      Math.min(...networks.map(({ name, max }) => max - countIn(tries, name)))

    const tries = await readTries()
    // Tries while locked don't count, so they don't extend the lock.
    if (remainingTries(tries) <= 0) return 'refused'
    const network = networks.at(-1)?.name ?? block
    const isTurn = await waitForTurn(
      {
        isKnownDevice: device !== undefined,
        network,
        block,
        rank: countIn(tries, network) + [...queue].filter((entry) => entry.network === network).length,
        blockRank: countIn(tries, block) + [...queue].filter((entry) => entry.block === block).length,
        since: now(),
      },
      signal,
    )
    if (!isTurn) return 'busy'
    try {
      if (remainingTries(await readTries()) <= 0) return 'refused'
      // Count the try before checking it, so that concurrent tries on other servers see it.
      await store.noteTry(networkNames, toIsoString(now() + LOCKED_MS), toIsoString(now()))
      if (remainingTries(await readTries()) < 0) return 'refused'
      if (!(await isPassword(password, hash))) return 'refused'
      await store.forgetTries(networkNames)
      return 'open'
    } finally {
      isChecking = false
      checkNext()
    }
  }

  return {
    async verifyPassword(password, visitor) {
      const started = now()
      const outcome = await outcomeOf(password, visitor)
      if (outcome === 'refused') await wait(Math.max(0, MIN_REJECTION_MS - (now() - started)))
      return outcome
    },
  }
}

function compareEntries(one: QueueEntry, other: QueueEntry): number {
  return (
    Number(other.isKnownDevice) - Number(one.isKnownDevice) ||
    one.rank - other.rank ||
    one.blockRank - other.blockRank ||
    one.since - other.since
  )
}

/** Each try is stored with the names of all its networks, separated by spaces. */
function countIn(tries: ReadonlyMap<string, number>, name: string): number {
  return [...tries].reduce((total, [names, count]) => total + (names.split(' ').includes(name) ? count : 0), 0)
}

function toIsoString(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
