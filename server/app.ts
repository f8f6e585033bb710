import fastifyStatic from '@fastify/static'
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerFactory,
} from 'fastify'
import { refuseUnreadable } from '../desk/server/api.ts'
import type { Desk } from '../desk/server/desk.ts'
import { languageOf } from '../app/site/paths.ts'
import {
  cacheControl,
  documentsOf,
  FILE_POLICY,
  HASHED_FOLDER,
  notFoundDocuments,
  READING,
  type Document,
  withoutAddress,
} from './answers.ts'
import type { BuildRecord } from './build-record.ts'
import { SITE_FOLDER } from './folders.ts'
import { serveLocales } from './locales.ts'
import { trailingSlashTarget } from './trailing-slash.ts'

const REQUEST_MS = 20_000

type Options = {
  /** Without it the server serves files, and there is no /api. */
  desk?: Desk
  /** Without it there is no /desk. */
  office?: ((server: FastifyInstance) => Promise<void>) | undefined
  /** What links in mails about calls open. */
  calls?: (server: FastifyInstance) => Promise<void>
  trustedProxies?: string[] | undefined
  /** Plain HTTP unless something else is asked for: TLS and HTTP/2 are a matter of the proxy in front. */
  serverFactory?: FastifyServerFactory
}

/** The site as files, with the right headers, redirects and status codes. It knows what the build recorded, no more. */
export async function createServer(
  record: BuildRecord,
  { desk, office, calls, trustedProxies, serverFactory }: Options = {},
): Promise<FastifyInstance> {
  const server = Fastify({
    trustProxy: trustedProxies ?? false,
    // An address that cannot be decoded.
    frameworkErrors: (_error, request, reply) =>
      request.url.startsWith('/api/') ? refuseUnreadable(reply) : refuse(reply, 400, 'Bad request'),
    forceCloseConnections: true,
    // A body that drips in for ever would hold its connection for ever.
    requestTimeout: REQUEST_MS,
    ...(serverFactory && { serverFactory }),
  })

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(record.headers).header('content-security-policy', FILE_POLICY)
    if (!isRead(request)) return
    const target = trailingSlashTarget(request.raw.url ?? '/')
    if (target !== undefined) return reply.redirect(target, 301)
  })

  // A route for each file that the build has written: what is not one of them is not found.
  await server.register(fastifyStatic, {
    root: SITE_FOLDER,
    wildcard: false,
    index: false,
    // For .well-known, and for nothing else that begins with a dot.
    serveDotFiles: true,
    globIgnore: [
      `**/*.{${withoutAddress.endings.join()}}`,
      ...withoutAddress.names,
      'locales/**',
      '**/.!(well-known)',
      '**/.!(well-known)/**',
    ],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      if (path.endsWith('.html') || /\.html\.(br|gz)$/.test(path)) return
      reply.header(
        'cache-control',
        path.startsWith(SITE_FOLDER + HASHED_FOLDER) ? cacheControl.hashed : cacheControl.other,
      )
    },
  })
  serveLocales(server, SITE_FOLDER)
  if (desk) await server.register(desk.api, { prefix: '/api' })
  if (office) await server.register(office)
  if (calls) await server.register(calls)

  for (const [path, document] of Object.entries(documentsOf(record))) {
    server.get(path, (_request, reply) => sendDocument(reply, document))
  }

  const notFound = notFoundDocuments(record)
  server.setNotFoundHandler((request, reply) => {
    if (!isRead(request)) {
      return refuse(reply.header('allow', READING.join(', ')), 405, 'Method not allowed')
    }
    return sendDocument(reply.code(404), notFound[languageOf(request.url)])
  })

  server.setErrorHandler((error: { statusCode?: number; message: string }, _request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return refuse(reply, status, 'Bad request')
    console.error(error)
    return refuse(reply, 500, 'Something went wrong on our side')
  })

  return server
}

function sendDocument(reply: FastifyReply, { file, headers }: Document): FastifyReply {
  return reply.headers(headers).sendFile(file)
}

function isRead({ method }: FastifyRequest): boolean {
  return READING.includes(method)
}

function refuse(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${status} ${message}\n`)
}
