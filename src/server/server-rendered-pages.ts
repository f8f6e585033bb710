import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { createAdmin } from '#leads/admin/admin.ts'
import { createBookingRoutes } from '#leads/bookings/routes.ts'
import type { LayoutAssets, PageOptions } from '#leads/documents/layout.ts'
import { createFormRoutes } from '#leads/form-pages/routes.ts'
import { openLeads, type Leads } from '#leads/server/leads.ts'
import { readLeadsSettings, type LeadsSettings } from '#leads/server/settings.ts'
import { readSettings, type Settings } from '#site/settings.ts'

type Options = PageOptions & {
  settings: Pick<LeadsSettings, 'passwordHash' | 'timeZone'>
  leads: Leads
  site: Settings
}

export function createServerRenderedPages({ settings, ...shared }: Options) {
  const { passwordHash, timeZone } = settings
  return async (server: FastifyInstance): Promise<void> => {
    await server.register(createBookingRoutes(shared))
    await server.register(createFormRoutes(shared))
    // Without a password, the admin page would be open to the public.
    if (passwordHash === undefined) return
    await server.register(createAdmin({ ...shared, store: shared.leads.store, passwordHash, timeZone }))
  }
}

type DevelopmentOptions = {
  environment: Record<string, string | undefined>
  /** URL of the development server; overrides the configured site URL. */
  siteUrl: string
  layout: LayoutAssets
}

/** Test data stays on this machine, in `dev.sqlite`: mail, webhook and shared database are off. */
export async function leadsInDevelopment({ environment, siteUrl, layout }: DevelopmentOptions) {
  const settings = readLeadsSettings(environment)
  const databaseFile = join(dirname(settings.databaseFile), 'dev.sqlite')
  const site = { ...readSettings(environment), siteUrl }
  const publicFolder = 'public'
  const leads = await openLeads({
    settings: { ...settings, databaseFile, databaseUrl: undefined, webhook: undefined, mail: undefined },
    site,
    publicFolder,
  })
  const nextHandlers = new WeakMap<IncomingMessage, () => void>()
  const server = Fastify()
  server.setNotFoundHandler((request, reply) => {
    reply.hijack()
    nextHandlers.get(request.raw)?.()
  })
  await server.register(leads.api, { prefix: '/api' })
  await server.register(createServerRenderedPages({ settings, leads, site, publicFolder, layout }))
  await server.ready()
  return {
    handle(request: IncomingMessage, response: ServerResponse, next: () => void) {
      nextHandlers.set(request, next)
      server.routing(request, response)
    },
    async close() {
      await server.close()
      await leads.close()
    },
  }
}
