import { afterEach, describe, expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '../shared/schema.ts'
import { failureOf, secondsUntil, send } from './sending.ts'
import { createSolver } from './solve-challenge.ts'

const answer = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) })
const needed = () => Response.json({ error: 'proof_needed' }, { status: 428 })
const taken = () => Response.json({ id: '1' }, { status: 201 })
const tooFast = () => Response.json({ error: 'too_fast' }, { status: 422 })

/** Finds a new proof after each renewal. */
function solver() {
  let count = 0
  return createSolver(async () => `proof ${++count}`)
}

/** Sends a form that gets these responses. Resolves to the proofs that were sent and the outcome. */
async function sendWith(...answers: Response[]) {
  const proofOfWork: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofOfWork.push((JSON.parse(body) as { proof?: string }).proof)
    return answers.shift()
  })
  const outcome = await send(
    '/api/leads',
    () => ({ filledInMs: 5000 }),
    solver(),
    async () => {},
  )
  return { proofOfWork, outcome: outcome.kind }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('knows what a refusal means', () => {
  const slots = { lengthMinutes: 30, free: [], taken: [] }
  expect(failureOf(answer(503), {})).toEqual({ kind: 'unavailable' })
  expect(failureOf(answer(400), { error: 'bad_request' })).toEqual({ kind: 'refused' })
  expect(failureOf(answer(429), {})).toEqual({ kind: 'tooMany', waitSeconds: undefined })
  expect(failureOf(answer(429, { 'retry-after': '90' }), {})).toEqual({ kind: 'tooMany', waitSeconds: 90 })
  expect(failureOf(answer(428), { error: 'proof_needed' })).toEqual({ kind: 'unproven' })
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
  expect(await send('/api/leads', () => ({ filledInMs: 400 }), solver(), wait)).toEqual({
    kind: 'sent',
    receipt: { id: '1' },
  })
  expect(wait).toHaveBeenCalledExactlyOnceWith(MIN_FILL_MS - 400)

  fetch.mockImplementation(async () => tooFast())
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver(), wait)).toEqual({ kind: 'refused' })
})

it('tells no connection from no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  vi.stubGlobal('navigator', { onLine: true })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'noAnswer' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'offline' })
})

it('takes a success that it cannot read for no answer', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }))
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'noAnswer' })
})

describe('a proof that is refused', () => {
  it('is replaced by a new one, such as when a phone has left its wifi', async () => {
    expect(await sendWith(needed(), taken())).toEqual({ proofOfWork: ['proof 1', 'proof 2'], outcome: 'sent' })
  })

  it('twice, lets the form go without one, twice as the desk asks', async () => {
    expect(await sendWith(needed(), needed(), tooFast(), taken())).toEqual({
      proofOfWork: ['proof 1', 'proof 2', undefined, undefined],
      outcome: 'sent',
    })
  })

  it('is reported if the form is not taken without one either', async () => {
    expect(await sendWith(needed(), needed(), tooFast(), needed())).toMatchObject({ outcome: 'unproven' })
  })
})

it('is sent without a proof where none can be found: the desk has the last word', async () => {
  const sent = vi.fn<(address: string, options: { body: string }) => Promise<Response>>()
  sent.mockResolvedValue(Response.json({ id: '1' }, { status: 201 }))
  vi.stubGlobal('fetch', sent)
  const none = createSolver(() => Promise.reject(new TypeError('no cryptography without https')))
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), none)).toMatchObject({ kind: 'sent' })
  expect(sent.mock.calls[0]?.[1].body).toBe('{"filledInMs":5000}')
})
