import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { check, leadSchema } from '../shared/schema.ts'
import { createDraft, newKey } from './draft.ts'

const empty = { firstName: '', consent: false }

function memory() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

let storage: ReturnType<typeof memory>
const open = () => createDraft('draft', empty)

beforeEach(() => {
  storage = memory()
  vi.stubGlobal('window', { sessionStorage: storage })
})

afterEach(() => vi.unstubAllGlobals())

it('survives a reload with its words, its key and the time when it was first shown', () => {
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  expect(open().current()).toEqual(draft.current())
  expect(open().current().values).toEqual({ firstName: 'Ana', consent: false })
})

it('sends the same words under the same key, and other words under another', () => {
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  const { key } = draft.current()
  draft.edit({ firstName: 'Ana P.' })
  expect(draft.current().key).toBe(key)

  draft.attempt()
  expect(open().current().key).toBe(key)

  draft.edit({ firstName: 'Ana Paula' })
  expect(draft.current().key).not.toBe(key)
  expect(draft.current().attempted).toBe(false)
})

it('leaves nothing behind', () => {
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  const { key } = draft.current()
  draft.clear()
  expect(storage.kept.size).toBe(0)
  expect(draft.current().values).toEqual(empty)
  expect(draft.current().key).not.toBe(key)
})

it('tells who listens, until they stop', () => {
  const draft = open()
  const listener = vi.fn<() => void>()
  const stop = draft.subscribe(listener)
  draft.edit({ consent: true })
  stop()
  draft.edit({ consent: false })
  expect(listener).toHaveBeenCalledTimes(1)
})

it.each(['', 'no JSON', 'null', '[]', '{"values":{"firstName":"Ana"}}'])(
  'begins anew with %j in the storage',
  (kept) => {
    storage.kept.set('draft', kept)
    expect(open().current().values).toEqual(empty)
  },
)

it('takes what fits from a draft of another form', () => {
  storage.kept.set('draft', JSON.stringify({ key: 'k', shownAt: 1, values: { firstName: 7, consent: true, fax: '1' } }))
  expect(open().current()).toEqual({
    key: 'k',
    shownAt: 1,
    attempted: false,
    values: { firstName: '', consent: true },
  })
})

it('works where nothing can be kept', () => {
  vi.stubGlobal('window', {
    get sessionStorage() {
      throw new Error('forbidden')
    },
  })
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  expect(draft.current().values.firstName).toBe('Ana')
  draft.clear()
  expect(draft.current().values.firstName).toBe('')
})

it('makes keys that the desk takes', () => {
  expect(check(leadSchema.shape.key, newKey()).ok).toBe(true)
  expect(newKey()).not.toBe(newKey())
})
