import type { Challenge } from 'altcha-lib/types'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#site/settings.ts'
import type { ApiErrorBody } from '../shared/protocol.ts'
import { solve } from '../shared/solver.ts'
import { withoutLimits } from '../testing/limits.ts'
import { describeOnStores } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBookingForm, sampleLead, sampleLeadForm } from '../testing/sample-leads.ts'
import { createLimits, UNPROVEN_PER_HOUR } from './limits.ts'
import { createProofOfWork, LIFETIME_MS } from './proof-of-work.ts'
import { readLeadsSettings } from './settings.ts'

const NOW = Temporal.Instant.from('2026-11-15T18:00:00Z')

type Solved = { challenge: Challenge; solution: { counter: number; derivedKey: string } }

const decode = (proof: string | undefined) => JSON.parse(atob(proof ?? '')) as Solved

await describeOnStores('proof of work', (store, database) => {
  let leads: FastifyInstance
  let now = NOW

  const open = (environment: Record<string, string> = {}) =>
    openTestLeads({ ...database.environment, TRUSTED_PROXIES: '127.0.0.1', ...environment }, { now: () => now })

  beforeAll(async () => {
    leads = await open()
  })

  beforeEach(() => void (now = NOW))

  afterEach(() => void vi.useRealTimers())

  afterAll(() => leads.close())

  const prove = async (from = '192.0.2.7') => {
    const response = await leads.inject({ url: '/api/challenge', headers: { 'x-forwarded-for': from } })
    return (await solve(response.json<Challenge>())) ?? ''
  }
  const post = (url: string, payload: object, by = leads, from = '192.0.2.7') =>
    by.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': from } })
  const sendTwice = async (from: string) => {
    const form = { ...sampleLeadForm(), proof: undefined }
    await post('/api/leads', form, leads, from)
    return (await post('/api/leads', form, leads, from)).statusCode
  }
  const lead = (proof: unknown, from?: string) => post('/api/leads', { ...sampleLeadForm(), proof }, leads, from)

  it.each([
    ['/api/leads', sampleLeadForm()],
    ['/api/bookings', sampleBookingForm()],
  ])('is required for %s, unless the same form is sent again', async (url, form) => {
    const forged = await post(url, { ...form, proof: 'none' })
    expect([forged.statusCode, forged.json<ApiErrorBody>().error]).toEqual([428, 'proof_needed'])
    const unproven = { ...form, proof: '' }
    for (const sent of [{ ...form, key: crypto.randomUUID(), proof: undefined }, unproven]) {
      const rejected = await post(url, sent)
      expect([rejected.statusCode, rejected.json<ApiErrorBody>().error]).toEqual([428, 'proof_missing'])
    }
    const taken = await post(url, unproven)
    expect(taken.statusCode).toBe(201)
    expect((await post(url, unproven)).json()).toEqual(taken.json())
  })

  it('is reported as too fast to pages of version 0.1.0, which then send the form again', async () => {
    const payload = { ...sampleLeadForm(), proof: undefined }
    const headers = { origin: readSettings({}).siteUrl }
    const send = () => leads.inject({ method: 'POST', url: '/api/leads', payload, headers })
    const rejected = await send()
    expect([rejected.statusCode, rejected.json<ApiErrorBody>().error]).toEqual([422, 'too_fast'])
    expect((await send()).statusCode).toBe(201)
  })

  it('is required once many forms without proof come from one network', async () => {
    const statuses: number[] = []
    for (let count = 0; count < UNPROVEN_PER_HOUR + 2; count++) statuses.push(await sendTwice('203.0.113.7'))
    expect(statuses.filter((status) => status === 201)).toHaveLength(UNPROVEN_PER_HOUR)
    expect(statuses.slice(UNPROVEN_PER_HOUR)).toEqual([428, 428])
    expect(await sendTwice('198.51.100.7')).toBe(201)
    now = now.add({ hours: 1 })
    expect(await sendTwice('203.0.113.7')).toBe(201)
  })

  it('is valid only in the network that requested the challenge', async () => {
    for (const [one, other] of [
      ['203.0.113.7', '203.0.114.7'],
      ['2001:db8:1::7', '2001:db8:2::7'],
      ['2001:db8:1::7', '203.0.113.7'],
    ] as const) {
      const proof = await prove(one)
      const rejected = await lead(proof, other)
      expect([rejected.statusCode, rejected.json<ApiErrorBody>().error]).toEqual([428, 'proof_needed'])
      // A phone that left its Wi-Fi solves a new challenge and sends again.
      expect((await lead(await prove(other), other)).statusCode).toBe(201)
      // The rejected attempt did not use up the proof.
      expect((await lead(proof, one)).statusCode).toBe(201)
    }
    // Addresses change within a network, because of carriers and privacy extensions.
    expect((await lead(await prove('203.0.113.7'), '203.0.113.8')).statusCode).toBe(201)
    expect((await lead(await prove('2001:db8:1:1::7'), '2001:db8:1:2::8')).statusCode).toBe(201)
  })

  it('books a call at once; without a proof, the call is held', async () => {
    const withMails = await open({ SMTP_URL: 'smtp://127.0.0.1:9' })
    const form = { ...sampleBookingForm(), proof: undefined }
    await post('/api/bookings', form, withMails)
    expect((await post('/api/bookings', form, withMails)).json()).toMatchObject({ held: true })
    await withMails.close()
  })

  it('is valid for one submission, including its retries, and is not stored with it', async () => {
    const proof = await prove()
    const form = { ...sampleLeadForm(), proof }
    const first = await post('/api/leads', form)
    expect(first.statusCode).toBe(201)
    expect(JSON.stringify(await store.list('lead'))).not.toContain(proof.slice(0, 40))
    expect((await post('/api/leads', form)).json()).toEqual(first.json())
    expect((await lead(proof)).json<ApiErrorBody>().error).toBe('proof_needed')
    const booking = sampleBookingForm({ start: '2026-11-18T12:00:00Z' })
    expect((await post('/api/bookings', { ...booking, proof })).json<ApiErrorBody>().error).toBe('proof_needed')
    // Another instance rejects the used proof too.
    const other = await open()
    expect((await post('/api/leads', { ...sampleLeadForm(), proof }, other)).statusCode).toBe(428)
    await other.close()
  })

  it('is not used up by a slot that is already taken', async () => {
    const start = '2026-11-19T12:00:00Z'
    await post('/api/bookings', { ...sampleBookingForm({ start }), proof: await prove() })
    const proof = await prove()
    const taken = sampleBookingForm({ start, email: 'caio@maritela.example' })
    expect((await post('/api/bookings', { ...taken, proof })).json<ApiErrorBody>().error).toBe('slot_taken')
    const free = { ...taken, start: '2026-11-19T13:00:00Z', key: crypto.randomUUID() }
    expect((await post('/api/bookings', { ...free, proof })).statusCode).toBe(201)
  })

  it('expires', async () => {
    const proof = await prove()
    vi.useFakeTimers({ now: Date.now() + LIFETIME_MS + 1000, toFake: ['Date'] })
    expect((await lead(proof)).statusCode).toBe(428)
  })

  it('is rejected if forged or changed', async () => {
    const solved = decode(await prove())
    const { challenge: asked, solution } = solved
    const change = (parameters: object) => ({ ...asked, parameters: { ...asked.parameters, ...parameters } })
    const forged: unknown[] = [
      'x',
      {},
      [],
      null,
      { solution },
      { challenge: asked },
      { challenge: { ...asked, signature: undefined }, solution },
      { challenge: { ...asked, signature: 'a'.repeat(64) }, solution },
      { challenge: { ...asked, parameters: null }, solution },
      { challenge: change({ nonce: 'ab'.repeat(16) }), solution },
      { challenge: change({ keyPrefix: '00' }), solution },
      { challenge: change({ cost: 1 }), solution },
      { challenge: change({ expiresAt: 9_999_999_999 }), solution },
      { challenge: change({ keySignature: '00' }), solution },
      { challenge: asked, solution: { counter: 0, derivedKey: asked.parameters.keyPrefix } },
      { challenge: asked, solution: { ...solution, derivedKey: '0'.repeat(64) } },
      { challenge: asked, solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
      { challenge: asked, solution: { ...solution, counter: '7' } },
    ]
    for (const proof of [...forged.map((payload) => btoa(JSON.stringify(payload))), '', '%', '{}']) {
      expect((await lead(proof)).statusCode, proof).toBe(428)
    }
    for (const other of [7, {}, 'a'.repeat(2000)]) expect((await lead(other)).statusCode).toBe(422)
    expect((await lead(btoa(JSON.stringify(solved)))).statusCode).toBe(201)
  })

  it('gets harder close to a limit', async () => {
    const [address, other] = ['203.0.113.7', '198.51.100.7']
    const settings = readLeadsSettings({ ...withoutLimits, LEADS_PER_DAY: '4', LEADS_PROOF_TRIES: '2' })
    const limits = createLimits({ store, settings, now: () => NOW })
    const proofOfWork = createProofOfWork({ store, limits, settings })
    const maxTries = async (from: string) => {
      const proofs = await Promise.all(Array.from({ length: 12 }, async () => solve(await proofOfWork.challenge(from))))
      return Math.max(...proofs.map((proof) => decode(proof).solution.counter))
    }
    expect(await maxTries(address)).toBeLessThanOrEqual(4)
    for (let count = 0; count < 4; count++) {
      await store.add(sampleLead(), [], { limits: await limits.submissionLimits('lead', address) })
    }
    expect(await limits.utilization(address)).toBe(1)
    expect(await maxTries(address)).toBeGreaterThan(4)
    expect(await maxTries(other)).toBeLessThanOrEqual(4)
  })
})

describe('proof of work beyond all limits', () => {
  const store = { key: async () => 'key', count: async () => undefined }
  const address = '203.0.113.7'
  let utilization = 0
  const limits = { utilization: async () => utilization, unprovenLimits: async () => [] }
  const proofOfWork = createProofOfWork({ store, limits, settings: { proofTries: 1 } })
  const solveChallenge = async () => (await solve(await proofOfWork.challenge(address))) ?? ''

  it('needs at most 64 times the work', async () => {
    utilization = 40
    const { parameters } = await proofOfWork.challenge(address)
    expect(parameters.data).toEqual({ level: 6 })
    expect(await proofOfWork.verify(await solveChallenge(), address)).toMatchObject([{ max: 1 }])
  })

  it('rejects a proof that was solved at a much lower difficulty', async () => {
    utilization = 0
    const easy = await solveChallenge()
    utilization = 2 / 6
    expect(await proofOfWork.verify(easy, address)).toMatchObject([{ max: 1 }])
    utilization = 3 / 6
    expect(await proofOfWork.verify(easy, address)).toBeUndefined()
    expect(await proofOfWork.verify(await solveChallenge(), address)).toMatchObject([{ max: 1 }])
  })
})
