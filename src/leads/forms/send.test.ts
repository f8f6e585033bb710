import { expect, it, vi } from 'vitest'
import { MIN_FILL_MS } from '../shared/schema.ts'
import { createSolver, failureOf, secondsUntil, send } from './send.ts'

const rejected = (status: number, error: string) => Response.json({ error }, { status })
const tooFast = () => rejected(422, 'too_fast')
const proofNeeded = () => rejected(428, 'proof_needed')
const proofMissing = () => rejected(428, 'proof_missing')
const created = () => Response.json({ id: '1' }, { status: 201 })

function countingSolver() {
  let count = 0
  return createSolver(async () => `proof ${++count}`)
}

/** Gets the responses in order, then none. Resolves to the outcome, the proofs that were sent and the waits (ms). */
async function sendWith(responses: Response[], { filledInMs = 5000, solver = countingSolver() } = {}) {
  const proofs: unknown[] = []
  const waits: number[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    proofs.push((JSON.parse(body) as { proof?: unknown }).proof)
    return responses.shift() ?? Promise.reject(new TypeError('failed'))
  })
  const wait = async (milliseconds: number) => void waits.push(milliseconds)
  return { outcome: await send('/api/leads', () => ({ filledInMs }), solver, wait), proofs, waits }
}

const slots = { lengthMinutes: 30, free: [], taken: [] }
const fields = { email: 'invalid' } as const

it.each([
  [503, {}, { kind: 'unavailable' }],
  [400, { error: 'bad_request' }, { kind: 'refused' }],
  [429, {}, { kind: 'tooMany', waitSeconds: undefined }],
  [428, { error: 'proof_needed' }, { kind: 'unproven' }],
  [422, { error: 'too_fast' }, { kind: 'tooFast' }],
  [422, { error: 'invalid_fields', fields }, { kind: 'fieldErrors', fieldErrors: fields }],
  [409, { error: 'slot_taken', slots }, { kind: 'slotGone', slots }],
  [409, { error: 'slot_not_offered' }, { kind: 'slotGone', slots: undefined }],
] as const)('maps the status %i with the body %o to the failure %o', (status, body, failure) => {
  expect(failureOf({ status, headers: new Headers() }, body)).toEqual(failure)
})

it('reads Retry-After as seconds or as a date', () => {
  const headers = new Headers({ 'retry-after': '90' })
  expect(failureOf({ status: 429, headers }, {})).toEqual({ kind: 'tooMany', waitSeconds: 90 })
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(secondsUntil('Fri, 20 Nov 2026 12:01:00 GMT', now)).toBe(60)
  expect(secondsUntil('Fri, 20 Nov 2026 11:00:00 GMT', now)).toBe(1)
  expect(secondsUntil('soon', now)).toBeUndefined()
})

it('waits for the minimum fill time after a too-fast response, and gives up after three', async () => {
  const { outcome, waits } = await sendWith([tooFast(), created()], { filledInMs: 400 })
  expect(outcome).toEqual({ kind: 'sent', receipt: { id: '1' } })
  expect(waits).toEqual([MIN_FILL_MS - 400])
  expect((await sendWith([tooFast(), tooFast(), tooFast()])).outcome).toEqual({ kind: 'refused' })
})

it.each([
  ['an offline browser', false, [], 'offline'],
  ['a missing response', true, [], 'noAnswer'],
  ['an unreadable success', true, [new Response('<html>')], 'noAnswer'],
])('reports %s', async (_, onLine, responses, kind) => {
  vi.stubGlobal('navigator', { onLine })
  expect((await sendWith(responses)).outcome).toEqual({ kind })
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
])('a rejected proof %s', async (_, responses, proofs, kind) => {
  expect(await sendWith(responses)).toMatchObject({ proofs, outcome: { kind } })
})

it('sends the form without a proof if none can be found', async () => {
  const solver = createSolver(() => Promise.reject(new TypeError('no cryptography without https')))
  expect(await sendWith([created()], { solver })).toMatchObject({ proofs: [''], outcome: { kind: 'sent' } })
})
