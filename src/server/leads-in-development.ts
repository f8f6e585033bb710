import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { createBookingRoutes } from '#leads/bookings/routes.ts'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import { createFormRoutes } from '#leads/form-pages/routes.ts'
import { openLeads } from '#leads/server/leads.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings } from '#site/settings.ts'
import { createAdminRoutes } from './admin.ts'

type LeadsInDevelopment = {
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

type Options = {
  environment: Record<string, string | undefined>
  /** URL of the development server. Overrides the configured site URL. */
  siteUrl: string
  layout: LayoutAssets
}

/**
 * The leads API and the server-rendered pages, as middleware for a development server. Test data stays on this machine:
 * it goes into `dev.sqlite` next to the owner's database, and mail, webhook and shared database are off.
 */
export async function leadsInDevelopment({ environment, siteUrl, layout }: Options): Promise<LeadsInDevelopment> {
  const settings = readLeadsSettings(environment)
  const databaseFile = join(dirname(settings.databaseFile), 'dev.sqlite')
  const site = { ...readSettings(environment), siteUrl }
  const publicFolder = 'public'
  const leads = await openLeads({
    settings: { ...settings, databaseFile, databaseUrl: undefined, webhook: undefined, mail: undefined },
    site,
    publicFolder,
  })
  const shared = { leads, site, publicFolder, layout }
  const admin = createAdminRoutes({ settings, ...shared })
  const nextHandlers = new WeakMap<IncomingMessage, () => void>()
  const server = Fastify()
  server.setNotFoundHandler((request, reply) => {
    reply.hijack()
    nextHandlers.get(request.raw)?.()
  })
  await server.register(leads.api, { prefix: '/api' })
  await server.register(createBookingRoutes(shared))
  await server.register(createFormRoutes(shared))
  if (admin) await server.register(admin)
  await server.ready()
  return {
    handle(request, response, next) {
      nextHandlers.set(request, next)
      server.routing(request, response)
    },
    async close() {
      await server.close()
      await leads.close()
    },
  }
}
