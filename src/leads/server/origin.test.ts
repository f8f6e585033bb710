import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { openTestAdmin, signInBrowser } from '../admin/testing/browser.ts'
import { api } from '../shared/protocol.ts'
import type { TestDatabase } from '../testing/databases.ts'
import { describeOnDatabases } from '../testing/on-databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'
import { mailToTeam } from './delivery/mail.ts'
import { createMailIdentity } from './mail-identity.ts'
import { readLeadsSettings } from './settings.ts'

const origin = { landing: '/pt/privacy', referrer: 'news.example/articles/7' }
const now = () => Temporal.Instant.from('2026-11-15T18:00:00Z')

await describeOnDatabases('landing page and referrer', testOrigin)

function testOrigin(database: TestDatabase): void {
  const posted: { data: Record<string, unknown> }[] = []
  let hook: Server

  beforeAll(async () => {
    hook = createServer(async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      posted.push(JSON.parse(body) as (typeof posted)[number])
      response.end()
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  })

  afterAll(() => void hook.close())

  it('are stored, posted, mailed, exported and shown on the admin page', async () => {
    const { port } = hook.address() as { port: number }
    const leads = await openTestLeads(
      { ...database.environment, LEAD_WEBHOOK_URL: `http://127.0.0.1:${port}/`, LEAD_WEBHOOK_SECRET: 'x'.repeat(20) },
      { now },
    )
    for (const [url, payload] of [
      [api.leads, sampleLeadForm(origin)],
      [api.bookings, sampleBookingForm(origin)],
    ] as const) {
      expect((await leads.inject({ method: 'POST', url, payload })).statusCode).toBe(201)
    }
    await vi.waitUntil(() => posted.length === 2, { timeout: 30_000 })
    await leads.close()
    for (const { data } of posted) expect(data).toMatchObject(origin)

    const admin = await openTestAdmin({}, database.environment)
    const browser = await signInBrowser(admin.server)
    for (const submission of await admin.store.list()) {
      expect(submission.form).toMatchObject(origin)
      for (const language of languages) {
        const identity = createMailIdentity(readSettings({}), 'public', readLeadsSettings({ TEAM_LANGUAGE: language }))
        const { text } = await mailToTeam(submission, 'team@verdora.example', identity)
        const { body } = await browser.get(`${pathIn(language, '/admin')}/lead/${submission.id}`)
        for (const value of Object.values(origin)) {
          expect(text).toMatch(new RegExp(`^[^:]+: ${value}$`, 'm'))
          expect(body).toContain(`<dd>${value}</dd>`)
        }
      }
    }
    const [header = '', ...rows] = (await browser.get('/admin/export')).body.split('\r\n')
    for (const [name, value] of Object.entries(origin)) {
      expect(rows.map((row) => row.split(',')[header.split(',').indexOf(name)])).toEqual([value, value])
    }
    await admin.close()
  })

  it.each([
    { landing: '/pt?email=ana@tavelmo.example' },
    { referrer: 'news.example/?token=1' },
    { referrer: 'news.example/#ana' },
    { referrer: 'x'.repeat(201) },
    { landing: '/\r\nBcc: all@victims.example' },
  ])('are rejected with a query string, with control characters or if too long: %j', async (different) => {
    const leads = await openTestLeads(database.environment, { now })
    const answer = await leads.inject({ method: 'POST', url: api.leads, payload: sampleLeadForm(different) })
    await leads.close()
    expect(answer.statusCode).toBe(422)
  })
}
