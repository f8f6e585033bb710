/**
 * What a visitor has filled in, and the key under which it is sent. Kept for as long as the tab lives, so that neither
 * a reload nor a lost answer costs a word. A browser that keeps nothing is no error: then it holds until the page is left.
 */

import { setStored, getStored } from '#browser/storage.ts'

export type Draft<Values> = {
  values: Values
  /** Names one request: sent twice, it counts once. */
  key: string
  /** It was sent under this key and nobody knows yet what came of it: other words need another key. */
  attempted: boolean
  /** When the form was first shown, in milliseconds since 1970. */
  shownAt: number
}

export type DraftValues = Readonly<Record<string, string | boolean>>

export type DraftStore<Values> = {
  /** What stands in the page as it is built. */
  blank: Draft<Values>
  current: () => Draft<Values>
  subscribe: (listener: () => void) => () => void
  edit: (changes: Partial<Values>) => void
  /** Call before each sending. */
  attempt: () => void
  /** After success: nothing stays behind. */
  clear: () => void
}

export function createDraft<Values extends DraftValues>(name: string, empty: Values): DraftStore<Values> {
  const listeners = new Set<() => void>()
  let draft: Draft<Values> | undefined

  function change(next: Draft<Values>): void {
    draft = next
    setStored(name, JSON.stringify(next), 'sessionStorage')
    for (const listener of listeners) listener()
  }

  function current(): Draft<Values> {
    draft ??= parse(getStored(name, 'sessionStorage'), empty) ?? fresh(empty)
    return draft
  }

  return {
    blank: { values: empty, key: '', attempted: false, shownAt: 0 },
    current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(changes) {
      const { values, key, attempted, shownAt } = current()
      change({ values: { ...values, ...changes }, key: attempted ? newKey() : key, attempted: false, shownAt })
    },
    attempt() {
      change({ ...current(), attempted: true })
    },
    clear() {
      draft = fresh(empty)
      setStored(name, undefined, 'sessionStorage')
      for (const listener of listeners) listener()
    },
  }
}

function fresh<Values>(values: Values): Draft<Values> {
  return { values, key: newKey(), attempted: false, shownAt: Date.now() }
}

/** A random UUID. `crypto.randomUUID` is missing where a page is not served over https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** A draft that an earlier version of the form has left, or somebody has changed, is taken as far as it fits. */
function parse<Values extends DraftValues>(kept: string | undefined, empty: Values): Draft<Values> | undefined {
  const found = jsonIn(kept)
  if (typeof found?.key !== 'string' || typeof found.shownAt !== 'number') return undefined
  const fitting = Object.entries(found.values ?? {}).filter(([field, value]) => typeof value === typeof empty[field])
  return {
    values: { ...empty, ...Object.fromEntries(fitting) },
    key: found.key,
    attempted: found.attempted === true,
    shownAt: found.shownAt,
  }
}

function jsonIn(kept = ''): Partial<Draft<Record<string, unknown>>> | null {
  try {
    return JSON.parse(kept) as Partial<Draft<Record<string, unknown>>> | null
  } catch {
    return null
  }
}
