import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import Fastify from 'fastify'
import { readSettings } from '../app/site/settings.ts'
import { openDesk } from '../desk/server/desk.ts'
import { readDeskSettings } from '../desk/server/settings.ts'

type DeskInDevelopment = {
  answer(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * The desk's /api for a server that is not ours. What is tried out stays on this machine: it is kept in a file of its own
 * beside the owner's, and no mail server, webhook or shared database hears of it.
 */
export async function deskInDevelopment(environment: Record<string, string | undefined>): Promise<DeskInDevelopment> {
  const settings = readDeskSettings(environment)
  const databaseFile = join(dirname(settings.databaseFile), 'dev.sqlite')
  const desk = await openDesk({
    settings: { ...settings, databaseFile, databaseUrl: undefined, webhook: undefined, mail: undefined },
    site: readSettings(environment),
    publicFolder: 'public',
  })
  const server = Fastify()
  await server.register(desk.api, { prefix: '/api' })
  await server.ready()
  return {
    answer: (request, response) => server.routing(request, response),
    async close() {
      await server.close()
      await desk.close()
    },
  }
}
