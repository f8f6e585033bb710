/** The built site as a good host serves it, over HTTP/2 with brotli, and beside it the same without scripts. */

import { createSecureServer } from 'node:http2'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { openDesk } from '../../desk/server/desk.ts'
import { readDeskSettings } from '../../desk/server/settings.ts'
import { createServer } from '../../server/app.ts'
import type { BuildRecord } from '../../server/build-record.ts'
import { SITE_FOLDER } from '../../server/folders.ts'
import { importTool } from './tools.ts'
import { withoutScripts } from './yardstick.ts'

type SiteServer = Awaited<ReturnType<typeof createServer>>

type SelfSigned = {
  generate: (attributes: { name: string; value: string }[]) => Promise<{ private: string; cert: string }>
}

/** Addresses, without a slash at their end. */
export type Servers = { site: string; yardstick: string }

/** `paths` are those that will be measured: their yardsticks are made ready. */
export async function withServers<Result>(
  record: BuildRecord,
  paths: readonly string[],
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const { generate } = await importTool<SelfSigned>('selfsigned')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  // A desk of its own: an owner's leads, mail server and webhook are nothing to an audit.
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const settings = readDeskSettings({ DESK_DATABASE_FILE: join(folder, 'desk.sqlite') })
  const desk = await openDesk({ settings, site: record.settings, publicFolder: SITE_FOLDER })
  const create = () =>
    createServer(record, {
      desk,
      // Fastify does not mind which server calls its handler; its types do.
      serverFactory: (handler) => createSecureServer({ key, cert }, handler as never) as unknown as Server,
    })
  const site = await create()
  const yardstick = await create()
  takeOutScripts(yardstick)
  try {
    for (const url of paths) await yardstick.inject({ url, headers: { 'accept-encoding': 'br' } })
    return await work({ site: await listen(site), yardstick: await listen(yardstick) })
  } finally {
    await Promise.all([site.close(), yardstick.close()])
    await desk.close()
    await rm(folder, { recursive: true })
  }
}

async function listen(server: SiteServer): Promise<string> {
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  return `https://localhost:${port}`
}

/** At the very end of an answer, so that all of its headers are the site's. Compressed once: that takes a while. */
function takeOutScripts(server: SiteServer): void {
  const ready = new Map<string, Buffer>()
  server.addHook('onSend', async (request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html')
    if (!isPage || reply.getHeader('content-encoding') !== 'br' || !(payload instanceof Readable)) return payload
    const sent = await buffer(payload)
    const page = ready.get(request.url) ?? brotliCompressSync(withoutScripts(brotliDecompressSync(sent).toString()))
    ready.set(request.url, page)
    reply.header('content-length', page.length)
    return page
  })
}
