import { expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '../shared/schema.ts'
import { createSolver, failureOf, secondsUntil, send } from './send.ts'

const response = (status: number, headers: Record<string, string> = {}) => ({ status, headers: new Headers(headers) })
const proofNeeded = () => Response.json({ error: 'proof_needed' }, { status: 428 })
const created = () => Response.json({ id: '1' }, { status: 201 })
const tooFast = () => Response.json({ error: 'too_fast' }, { status: 422 })
const proofMissing = () => Response.json({ error: 'proof_missing' }, { status: 428 })

function solver() {
  let count = 0
  return createSolver(async () => `proof ${++count}`)
}

/** Resolves to the proofs that were sent and the outcome. */
async function sendWith(...responses: Response[]) {
  const proofs: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofs.push((JSON.parse(body) as { proof?: string }).proof)
    return responses.shift()
  })
  const outcome = await send(
    '/api/leads',
    () => ({ filledInMs: 5000 }),
    solver(),
    async () => {},
  )
  return { proofs, outcome: outcome.kind }
}

it('maps error responses to failures', () => {
  const slots = { lengthMinutes: 30, free: [], taken: [] }
  expect(failureOf(response(503), {})).toEqual({ kind: 'unavailable' })
  expect(failureOf(response(400), { error: 'bad_request' })).toEqual({ kind: 'refused' })
  expect(failureOf(response(429), {})).toEqual({ kind: 'tooMany', waitSeconds: undefined })
  expect(failureOf(response(429, { 'retry-after': '90' }), {})).toEqual({ kind: 'tooMany', waitSeconds: 90 })
  expect(failureOf(response(428), { error: 'proof_needed' })).toEqual({ kind: 'unproven' })
  expect(failureOf(response(422), { error: 'too_fast' })).toEqual({ kind: 'tooFast' })
  expect(failureOf(response(422), { error: 'invalid_fields', fields: { email: 'invalid' } })).toEqual({
    kind: 'fieldErrors',
    fieldErrors: { email: 'invalid' },
  })
  expect(failureOf(response(409), { error: 'slot_taken', slots })).toEqual({ kind: 'slotGone', slots })
  expect(failureOf(response(409), { error: 'slot_not_offered' })).toEqual({ kind: 'slotGone', slots: undefined })
})

it('reads Retry-After as seconds or as a date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(secondsUntil('120', now)).toBe(120)
  expect(secondsUntil('Fri, 20 Nov 2026 12:01:00 GMT', now)).toBe(60)
  expect(secondsUntil('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(1)
  expect(secondsUntil('soon', now)).toBeUndefined()
  expect(secondsUntil(null, now)).toBeUndefined()
})

it('waits for the minimum fill time after a too-fast response, and gives up after three', async () => {
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

it('distinguishes an offline browser from a missing response', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  vi.stubGlobal('navigator', { onLine: true })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'noAnswer' })
  vi.stubGlobal('navigator', { onLine: false })
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'offline' })
})

it('treats an unreadable success as a missing response', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 }))
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), solver())).toEqual({ kind: 'noAnswer' })
})

it.each([
  ['is replaced by a new one', [proofNeeded(), created()], ['proof 1', 'proof 2'], 'sent'],
  [
    'is dropped after a second rejection, and the form is sent twice without one',
    [proofNeeded(), proofNeeded(), proofMissing(), created()],
    ['proof 1', 'proof 2', '', ''],
    'sent',
  ],
  [
    'is reported if the form is rejected without one too',
    [proofNeeded(), proofNeeded(), proofMissing(), proofNeeded()],
    ['proof 1', 'proof 2', '', ''],
    'unproven',
  ],
])('a rejected proof %s', async (_, responses, proofs, outcome) => {
  expect(await sendWith(...responses)).toEqual({ proofs, outcome })
})

it('sends the form without a proof if none can be found', async () => {
  const sent = vi.fn<(address: string, options: { body: string }) => Promise<Response>>()
  sent.mockResolvedValue(Response.json({ id: '1' }, { status: 201 }))
  vi.stubGlobal('fetch', sent)
  const none = createSolver(() => Promise.reject(new TypeError('no cryptography without https')))
  expect(await send('/api/leads', () => ({ filledInMs: 5000 }), none)).toMatchObject({ kind: 'sent' })
  expect(sent.mock.calls[0]?.[1].body).toBe('{"filledInMs":5000,"proof":""}')
})
