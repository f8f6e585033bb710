import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Browser, openTestAdmin, SITE_URL, type TestAdmin } from '#leads/admin/testing/browser.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { sampleLead } from '#leads/testing/sample-leads.ts'
import { createAdminRoutes } from './admin.ts'

let admin: TestAdmin
let server: FastifyInstance

beforeEach(async () => {
  admin = await openTestAdmin()
  server = Fastify({ trustProxy: ['127.0.0.1'] })
})

afterEach(async () => {
  await server.close()
  await admin.close()
})

it('shows times in the time zone of the team', async () => {
  const settings = readLeadsSettings({ TEAM_TIME_ZONE: 'Asia/Tokyo', ADMIN_PASSWORD_HASH: admin.hash })
  const routes = createAdminRoutes({
    settings,
    leads: admin,
    site: { brand: 'Acme', siteUrl: SITE_URL },
    publicFolder: 'public',
    layout: { styles: [], logo: '<svg></svg>', logoHasName: false },
  })
  await server.register(routes!)
  await admin.store.add(sampleLead({ receivedAt: '2026-11-16T12:00:00.000Z' }), [])
  const browser = new Browser(server)
  await browser.signIn()
  expect((await browser.get('/admin')).body).toMatch(/9:00\sp\.m\./)
})
