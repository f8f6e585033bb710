import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Browser, openTestOffice, SITE_URL, type TestOffice } from '#leads/admin/testing/browser.ts'
import { readDeskSettings } from '#leads/server/settings.ts'
import { sampleLead } from '#leads/testing/samples.ts'
import { officeOf } from './office.ts'

let office: TestOffice
let server: FastifyInstance

beforeEach(async () => {
  office = await openTestOffice()
  server = Fastify({ trustProxy: ['127.0.0.1'] })
})

afterEach(async () => {
  await server.close()
  await office.close()
})

it('shows times in the time zone of the team', async () => {
  const settings = readDeskSettings({ DESK_TIME_ZONE: 'Asia/Tokyo', DESK_PASSWORD_HASH: office.hash })
  const routes = officeOf({
    settings,
    desk: office,
    site: { brand: 'Acme', siteUrl: SITE_URL },
    publicFolder: 'public',
    frame: { styles: [], logo: '<svg></svg>', logoHasName: false },
  })
  await server.register(routes!)
  await office.store.add(sampleLead({ receivedAt: '2026-11-16T12:00:00.000Z' }), [])
  const browser = new Browser(server)
  await browser.signIn()
  expect((await browser.get('/desk')).body).toMatch(/9:00\sp\.m\./)
})
