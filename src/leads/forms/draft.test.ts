import { beforeEach, expect, it, vi } from 'vitest'
import { createDraft, leadDraft } from './draft.ts'

const empty = { firstName: '', consent: false }

const items = new Map<string, string>()
const sessionStorage = {
  getItem: (name: string) => items.get(name) ?? null,
  setItem: (name: string, value: string) => void items.set(name, value),
  removeItem: (name: string) => void items.delete(name),
}

const open = () => createDraft('draft', empty)

beforeEach(() => {
  items.clear()
  vi.stubGlobal('window', { sessionStorage })
})

it('survives a reload with its input, key and start time', () => {
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  expect(open().current()).toEqual({ ...draft.current(), values: { firstName: 'Ana', consent: false } })
})

it('keeps the phone number of a lead across a reload', () => {
  leadDraft.edit({ phone: '11 5550-0142' })
  const reloaded = createDraft('leads:lead', leadDraft.blank.values)
  expect(reloaded.current().values.phone).toBe('11 5550-0142')
  leadDraft.clear()
})

it('keeps the key for the same input, and changes it for other input after an attempt', () => {
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

it('clears the storage and starts a new draft', () => {
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  const { key } = draft.current()
  draft.clear()
  expect(items.size).toBe(0)
  expect(draft.current().values).toEqual(empty)
  expect(draft.current().key).not.toBe(key)
})

const broken = ['', 'no JSON', 'null', '[]', '{"values":{"firstName":"Ana"}}']

it.each(broken)('starts an empty draft if the storage contains %j', (stored) => {
  items.set('draft', stored)
  expect(open().current().values).toEqual(empty)
})

it('keeps only matching fields of a draft from another form', () => {
  const draft = { key: 'k', shownAt: 1, attempted: false }
  items.set('draft', JSON.stringify({ ...draft, values: { firstName: 7, consent: true, fax: '1' } }))
  expect(open().current()).toEqual({ ...draft, values: { firstName: '', consent: true } })
})

it('works without storage', () => {
  vi.stubGlobal('window', {})
  const draft = open()
  draft.edit({ firstName: 'Ana' })
  expect(draft.current().values.firstName).toBe('Ana')
  draft.clear()
  expect(draft.current().values.firstName).toBe('')
})
