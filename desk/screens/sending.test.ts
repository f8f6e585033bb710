import { afterEach, expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '../shared/schema.ts'
import { failureOf, secondsUntil, send } from './sending.ts'

const answer = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) })
const tooFast = () => Response.json({ error: 'too_fast' }, { status: 422 })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('knows what a refusal means', () => {
  const slots = { lengthMinutes: 30, free: [], taken: [] }
  expect(failureOf(answer(503), {})).toEqual({ kind: 'unavailable' })
  expect(failureOf(answer(400), { error: 'bad_request' })).toEqual({ kind: 'refused' })
  expect(failureOf(answer(429), {})).toEqual({ kind: 'tooMany', waitSeconds: undefined })
  expect(failureOf(answer(429, { 'retry-after': '90' }), {})).toEqual({ kind: 'tooMany', waitSeconds: 90 })
  expect(failureOf(answer(422), { error: 'too_fast' })).toEqual({ kind: 'tooFast' })
  expect(failureOf(answer(422), { error: 'invalid_fields', fields: { email: 'invalid' } })).toEqual({
    kind: 'faults',
    faults: { email: 'invalid' },
  })
  expect(failureOf(answer(409), { error: 'slot_taken', slots })).toEqual({ kind: 'slotGone', slots })
  expect(failureOf(answer(409), { error: 'slot_not_offered' })).toEqual({ kind: 'slotGone', slots: undefined })
})

it('reads Retry-After as seconds or as a date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(secondsUntil('120', now)).toBe(120)
  expect(secondsUntil('Fri, 20 Nov 2026 12:01:00 GMT', now)).toBe(60)
  expect(secondsUntil('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(1)
  expect(secondsUntil('soon', now)).toBeUndefined()
  expect(secondsUntil(null, now)).toBeUndefined()
})

it('waits out what was too fast, and no more than that', async () => {
  const fetch = vi.fn<() => Promise<Response>>()
  fetch.mockResolvedValueOnce(tooFast()).mockResolvedValueOnce(Response.json({ id: '1' }, { status: 201 }))
  vi.stubGlobal('fetch', fetch)
  const wait = vi.fn<(milliseconds: number) => Promise<void>>(async () => {})
  expect(await send('/api/leads', () => ({ filledInMs: 400 }), wait)).toEqual({ kind: 'sent', receipt: { id: '1' } })
  expect(wait).toHaveBeenCalledExactlyOnceWith(MIN_FILL_MS - 400)

  fetch.mockImplementation(async () => tooFast())
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), wait)).toEqual({ kind: 'refused' })
})

it('tells no connection from no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  vi.stubGlobal('navigator', { onLine: true })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }))).toEqual({ kind: 'noAnswer' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }))).toEqual({ kind: 'offline' })
})

it('takes a success that it cannot read for no answer', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }))
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }))).toEqual({ kind: 'noAnswer' })
})
