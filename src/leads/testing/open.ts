/** A desk by itself, without the site around it. */

import Fastify, { type FastifyInstance } from 'fastify'
import { readSettings } from '#site/settings.ts'
import { openDesk } from '../server/desk.ts'
import { readDeskSettings } from '../server/settings.ts'
import { withoutLimits } from './limits.ts'
import { provingForms } from './proof.ts'

type Options = Partial<Pick<Parameters<typeof openDesk>[0], 'schedule' | 'attemptMs' | 'lookEveryMs' | 'now'>>

export async function openTestDesk(
  environment: Record<string, string>,
  options: Options = {},
): Promise<FastifyInstance> {
  const settings = readDeskSettings({ ...withoutLimits, ...environment })
  const desk = await openDesk({ settings, site: readSettings(environment), publicFolder: 'public', ...options })
  const server = Fastify({ forceCloseConnections: true, trustProxy: settings.trustedProxies ?? false })
  await server.register(desk.api, { prefix: '/api' })
  server.addHook('onClose', () => desk.close())
  provingForms(server)
  return server
}
