/** Serves the built site over HTTP/2 with brotli, and a copy of it without scripts. */

import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createSecureServer } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { startLeadsServer } from '#leads/server/leads-server.ts'
import { readLeadsSettings } from '#leads/server/settings.ts'
import { createServer } from '#server/app.ts'
import type { BuildRecord } from '#server/build-record.ts'
import { SITE_FOLDER } from '#server/folders.ts'
import type { SiteFile } from '#server/site-file.ts'
import { readSiteFiles, type SiteFiles } from '#server/site-files.ts'
import { importTool } from './tools.ts'

type SelfSigned = { generate: (attributes: object[]) => Promise<{ private: string; cert: string }> }

/** Without a trailing slash. */
export type Servers = { site: string; yardstick: string }

/** Only `paths` have a yardstick. */
export async function withServers<Result>(
  record: BuildRecord,
  paths: readonly string[],
  work: (servers: Servers) => Promise<Result>,
): Promise<Result> {
  const { generate } = await importTool<SelfSigned>('selfsigned')
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  // An audit must not touch the owner's leads, mail server or webhook.
  const folder = await mkdtemp(join(tmpdir(), 'audit-'))
  const settings = readLeadsSettings({ LEADS_DATABASE_FILE: join(folder, 'leads.sqlite') })
  const leads = await startLeadsServer({ settings, site: record.settings, publicFolder: SITE_FOLDER })
  const create = (files: SiteFiles) =>
    createServer(record, {
      leads,
      files,
      // Fastify works with any server that calls its handler, but its types don't allow it.
      serverFactory: (handler) => createSecureServer({ key, cert }, handler as never) as unknown as Server,
    })
  const files = readSiteFiles(record, SITE_FOLDER)
  const site = await create(files)
  const yardstick = await create({ ...files, byPath: new Map([...files.byPath, ...pagesWithoutScripts(files, paths)]) })
  try {
    return await work({ site: await listen(site), yardstick: await listen(yardstick) })
  } finally {
    await Promise.all([site.close(), yardstick.close()])
    await leads.close()
    await rm(folder, { recursive: true })
  }
}

async function listen(server: Awaited<ReturnType<typeof createServer>>): Promise<string> {
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }))
  return `https://localhost:${port}`
}

function pagesWithoutScripts({ byPath }: SiteFiles, paths: readonly string[]): [string, SiteFile][] {
  return paths.flatMap((path) => {
    const page = byPath.get(path)
    const { content, headers } = page?.variants.br ?? {}
    if (!page || !headers || !Buffer.isBuffer(content)) return []
    const stripped = brotliCompressSync(removeScripts(brotliDecompressSync(content).toString()))
    // content-length is the last header.
    const br = { content: stripped, size: stripped.length, headers: [...headers.slice(0, -1), String(stripped.length)] }
    return [[path, { ...page, variants: { ...page.variants, br } }]]
  })
}

const SCRIPTS = /<script\b(?![^>]*\btype="application\/ld\+json")[^>]*>.*?<\/script>/gs
const LINKS_FOR_SCRIPTS = /<link\b[^>]*\s(?:rel="modulepreload"|as="(?:script|fetch)"|disabled\b)[^>]*>/gi

/** Also removes what is fetched for scripts (modules, texts). Keeps styles, fonts, images and structured data. */
export function removeScripts(html: string): string {
  return html.replace(SCRIPTS, '').replace(LINKS_FOR_SCRIPTS, '')
}
