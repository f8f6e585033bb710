import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { openCalls } from '#leads/bookings/routes.ts'
import type { Frame } from '#leads/documents/layout.ts'
import { openForms } from '#leads/form-pages/routes.ts'
import { openLeads } from '#leads/server/leads.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings } from '#site/settings.ts'
import { officeOf } from './admin.ts'

type LeadsInDevelopment = {
  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

type Options = {
  environment: Record<string, string | undefined>
  /** URL of the development server. Overrides the configured site URL. */
  siteUrl: string
  frame: Frame
}

/**
 * The leads API and the server-rendered pages, as middleware for a development server. Test data stays on this machine:
 * it goes into `dev.sqlite` next to the owner's database, and mail, webhook and shared database are off.
 */
export async function leadsInDevelopment({ environment, siteUrl, frame }: Options): Promise<LeadsInDevelopment> {
  const settings = readLeadsSettings(environment)
  const databaseFile = join(dirname(settings.databaseFile), 'dev.sqlite')
  const site = { ...readSettings(environment), siteUrl }
  const publicFolder = 'public'
  const leads = await openLeads({
    settings: { ...settings, databaseFile, databaseUrl: undefined, webhook: undefined, mail: undefined },
    site,
    publicFolder,
  })
  const served = { leads, site, publicFolder, frame }
  const admin = officeOf({ settings, ...served })
  const others = new WeakMap<IncomingMessage, () => void>()
  const server = Fastify()
  server.setNotFoundHandler((request, reply) => {
    reply.hijack()
    others.get(request.raw)?.()
  })
  await server.register(leads.api, { prefix: '/api' })
  await server.register(openCalls(served))
  await server.register(openForms(served))
  if (admin) await server.register(admin)
  await server.ready()
  return {
    answer(request, response, next) {
      others.set(request, next)
      server.routing(request, response)
    },
    async close() {
      await server.close()
      await leads.close()
    },
  }
}
