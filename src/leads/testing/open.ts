import Fastify from 'fastify'
import { readSettings } from '#site/settings.ts'
import { startLeadsServer } from '../server/leads-server.ts'
import { readLeadsSettings } from '../server/settings.ts'
import { withoutLimits } from './limits.ts'
import { addProofsToInject } from './proof.ts'

type Options = Pick<Parameters<typeof startLeadsServer>[0], 'schedule' | 'attemptTimeoutMs' | 'pollIntervalMs' | 'now'>

export async function openTestLeads(environment: Record<string, string>, options: Partial<Options> = {}) {
  const settings = readLeadsSettings({ ...withoutLimits, ...environment })
  const leads = await startLeadsServer({
    settings,
    site: readSettings(environment),
    publicFolder: 'public',
    ...options,
  })
  const server = Fastify({ forceCloseConnections: true, trustProxy: settings.trustedProxies ?? false })
  await server.register(leads.api, { prefix: '/api' })
  server.addHook('onClose', () => leads.close())
  addProofsToInject(server)
  return server
}
