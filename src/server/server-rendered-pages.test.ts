import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { quickHash, signInBrowser } from '#leads/admin/testing/browser.ts'
import { startLeadsServer } from '#leads/server/leads-server.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { createSqliteDatabase } from '#leads/testing/databases.ts'
import { sampleLead } from '#leads/testing/sample-leads.ts'
import { readSettings } from '#site/settings.ts'
import { createServerRenderedPages } from './server-rendered-pages.ts'

it('shows times in the time zone of the team', async () => {
  const { environment, stop } = await createSqliteDatabase()
  const ADMIN_PASSWORD_HASH = await quickHash()
  const settings = readLeadsSettings({ ...environment, TEAM_TIME_ZONE: 'Asia/Tokyo', ADMIN_PASSWORD_HASH })
  const site = readSettings({ SITE_URL: 'https://acme.example' })
  const leads = await startLeadsServer({ settings, site, publicFolder: 'public' })
  const server = Fastify({ trustProxy: ['127.0.0.1'] })
  const layout = { styles: [], logo: '', logoHasName: false }
  await server.register(createServerRenderedPages({ settings, leads, site, publicFolder: 'public', layout }))
  await leads.store.add(sampleLead({ receivedAt: '2026-11-16T12:00:00.000Z' }), [])
  const browser = await signInBrowser(server)
  expect((await browser.get('/admin')).body).toMatch(/9:00\sp\.m\./)
  await server.close()
  await leads.close()
  await stop()
})
