/** Input and its key are in sessionStorage, so that neither a reload nor a lost response loses input. */

import { setStored, getStored } from '#browser/storage.ts'

export type Draft<Values> = {
  values: Values
  /** Idempotency key: a request sent twice counts once. */
  key: string
  /** Was sent with this key, and the outcome is unknown: changed values need a new key. */
  attempted: boolean
  shownAt: number
}

export type DraftValues = Readonly<Record<string, string | boolean>>

export type DraftStore<Values extends DraftValues> = ReturnType<typeof createDraft<Values>>

export function createDraft<Values extends DraftValues>(name: string, empty: Values) {
  const listeners = new Set<() => void>()
  let draft: Draft<Values> | undefined

  function change(next: Draft<Values>): void {
    draft = next
    setStored(name, JSON.stringify(next), 'sessionStorage')
    for (const listener of listeners) listener()
  }

  function current(): Draft<Values> {
    draft ??= parseDraft(getStored(name, 'sessionStorage'), empty) ?? newDraft(empty)
    return draft
  }

  return {
    blank: { values: empty, key: '', attempted: false, shownAt: 0 } satisfies Draft<Values>,
    current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(changes: Partial<Values>) {
      const { values, key, attempted, shownAt } = current()
      change({ values: { ...values, ...changes }, key: attempted ? newKey() : key, attempted: false, shownAt })
    },
    /** Call before each attempt to send. */
    attempt() {
      change({ ...current(), attempted: true })
    },
    /** Call after success: removes the draft from storage. */
    clear() {
      draft = newDraft(empty)
      setStored(name, undefined, 'sessionStorage')
      for (const listener of listeners) listener()
    },
  }
}

function newDraft<Values>(values: Values): Draft<Values> {
  return { values, key: newKey(), attempted: false, shownAt: Date.now() }
}

/** A random UUID: `crypto.randomUUID` is only available in secure contexts. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Keeps the values that fit: the draft may come from an earlier version of the form, or have been edited. */
function parseDraft<Values extends DraftValues>(stored = '', empty: Values): Draft<Values> | undefined {
  let found: Partial<Draft<Record<string, unknown>>> | null
  try {
    found = JSON.parse(stored) as typeof found
  } catch {
    return undefined
  }
  const { values, key, attempted, shownAt } = found ?? {}
  if (typeof key !== 'string' || typeof shownAt !== 'number') return undefined
  const valid = Object.entries(values ?? {}).filter(([field, value]) => typeof value === typeof empty[field])
  return { values: { ...empty, ...Object.fromEntries(valid) }, key, attempted: attempted === true, shownAt }
}

const contact = { firstName: '', lastName: '', email: '', company: '', consent: false, website: '' }

export const leadDraft = createDraft('leads:lead', { ...contact, phone: '', teamSize: '', topic: '', report: '' })

/** An empty `timeZone` means the browser's; `day` is the displayed day, `start` the chosen time. */
export const bookingDraft = createDraft('leads:booking', { ...contact, start: '', timeZone: '', day: '', step: 'time' })

export type LeadValues = typeof leadDraft.blank.values
export type BookingValues = typeof bookingDraft.blank.values
