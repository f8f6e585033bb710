import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import { startLeadsServer } from '#leads/server/leads-server.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { readSettings } from '#site/settings.ts'
import { createServerRenderedPages } from './server-rendered-pages.ts'

type Options = {
  environment: Record<string, string | undefined>
  /** URL of the development server; overrides the configured site URL. */
  siteUrl: string
  layout: LayoutAssets
}

/** Test data stays on this machine, in `dev.sqlite`: mail, webhook and shared database are off. */
export async function leadsInDevelopment({ environment, siteUrl, layout }: Options) {
  const settings = readLeadsSettings(environment)
  const databaseFile = join(dirname(settings.databaseFile), 'dev.sqlite')
  const site = { ...readSettings(environment), siteUrl }
  const publicFolder = 'public'
  const leads = await startLeadsServer({
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
