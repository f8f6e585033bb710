import { readFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { languages } from '../app/site/languages.ts'
import { localeFile } from '../app/site/locale-file.ts'
import { namespaces } from '../app/site/namespaces.ts'
import { cacheControl } from './answers.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Fast enough to be done on each request; the files are small and change under our hands. */
const BROTLI_QUALITY = 5

/**
 * Locale files are read from the disk on every request, so that an edit shows on the next load. They are those of the
 * project where the server runs inside it, else those of the built site.
 */
export function serveLocales(server: FastifyInstance, siteFolder: string): void {
  const root = existsSync('public/locales') ? resolve('public') : siteFolder
  for (const file of languages.flatMap((language) => namespaces.map((namespace) => localeFile(language, namespace)))) {
    server.get(file, async (request, reply) => {
      const content = await readFile(root + file).catch(() => undefined)
      if (!content) return reply.callNotFound()
      reply
        .type('application/json; charset=utf-8')
        .headers({ 'cache-control': cacheControl.locales, vary: 'accept-encoding' })
      const accepted = request.headers['accept-encoding'] ?? ''
      if (accepted.includes('br')) {
        const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
        return reply.header('content-encoding', 'br').send(await brotli(content, { params }))
      }
      if (accepted.includes('gzip')) return reply.header('content-encoding', 'gzip').send(await gzipped(content))
      return reply.send(content)
    })
  }
}
