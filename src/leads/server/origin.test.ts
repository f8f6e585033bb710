import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, expect, it, vi } from 'vitest'
import { languages } from '#site/languages.ts'
import { pathIn } from '#site/paths.ts'
import { readSettings } from '#site/settings.ts'
import { openTestAdmin, signInBrowser } from '../admin/testing/browser.ts'
import { api } from '../shared/protocol.ts'
import { createSqliteDatabase } from '../testing/databases.ts'
import { openTestLeads } from '../testing/open.ts'
import { listen } from '../testing/ports.ts'
import { sampleBookingForm, sampleLeadForm } from '../testing/sample-leads.ts'
import { mailToTeam } from './delivery/mail.ts'
import { createMailIdentity } from './mail-identity.ts'
import { readLeadsSettings } from './settings.ts'

const origin = { landing: '/pt/privacy', referrer: 'news.example/articles/7' }
const now = () => Temporal.Instant.from('2026-11-15T18:00:00Z')

const database = await createSqliteDatabase()

afterAll(() => database.stop())

it('stores, posts, mails, exports and shows the landing page and the referrer', async () => {
  const posted: { data: Record<string, unknown> }[] = []
  const hook = createServer((request, response) => {
    void json(request).then((body) => {
      posted.push(body as (typeof posted)[number])
      response.end()
    })
  })
  const port = await listen(hook)
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
  hook.close()
  for (const { data } of posted) expect(data).toMatchObject(origin)

  const admin = await openTestAdmin(database.environment)
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
