import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { readSettings } from '#site/settings.ts'
import { createBookingRoutes } from '../../bookings/routes.ts'
import { createFormRoutes } from '../../form-pages/routes.ts'
import { startLeadsServer } from '../../server/leads-server.ts'
import { readLeadsSettings } from '../../server/settings.ts'
import { withoutLimits } from '../../testing/limits.ts'
import { addProofsToInject } from '../../testing/proof.ts'

let opened: FastifyInstance | undefined

/** Closes the previous server, whose settings would no longer apply, and starts without submissions. */
export async function openTestPages(
  environment: Record<string, string>,
  options: Pick<Parameters<typeof startLeadsServer>[0], 'now' | 'pollIntervalMs'>,
) {
  await opened?.close()
  const site = readSettings({})
  const settings = readLeadsSettings({ ...withoutLimits, ...environment })
  const leads = await startLeadsServer({ settings, site, publicFolder: 'public', ...options })
  const server = Fastify({ trustProxy: '127.0.0.1' })
  await server.register(leads.api, { prefix: '/api' })
  const shared = { leads, site, publicFolder: 'public', layout: { styles: [], logo: '', logoHasName: false } }
  await server.register(createBookingRoutes(shared))
  await server.register(createFormRoutes(shared))
  addProofsToInject(server)
  server.addHook('onClose', () => leads.close())
  await leads.store.purge('9999')
  await leads.store.sweep('9999')
  opened = server
  return { leads, server }
}

export function postForm(
  server: FastifyInstance,
  url: string,
  fields: Record<string, string>,
  { headers, ...more }: Partial<InjectOptions> = {},
) {
  return server.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    ...more,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://verdora.example', ...headers },
  })
}
