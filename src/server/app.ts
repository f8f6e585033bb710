/**
 * The HTTP server: sets response headers (reply.headers, not setHeader) on all responses except files, whose headers
 * site-files.ts and locales.ts build.
 */

import type { RequestListener } from 'node:http'
import { inspect } from 'node:util'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerFactory } from 'fastify'
import { rejectUndecodableUrl } from '#leads/server/api.ts'
import type { Leads } from '#leads/server/leads-server.ts'
import { languageOf } from '#site/paths.ts'
import { withoutCredentials } from '#site/variables.ts'
import type { BuildRecord } from './build-record.ts'
import { SITE_FOLDER } from './folders.ts'
import { createClientErrorHandler, createHttpServer, drain, stopListening, type Limits } from './http-server.ts'
import { localeFiles } from './locales.ts'
import type { Metrics } from './metrics.ts'
import { createProxyMatcher, warnOfSharedAddress, warnOfUntrustedProxy } from './proxies.ts'
import { FILE_POLICY, HEALTH_PATH, READ_METHODS } from './response-headers.ts'
import { sendSiteFile, type SiteFile } from './site-file.ts'
import { readSiteFiles, type SiteFiles } from './site-files.ts'
import { trailingSlashTarget } from './trailing-slash.ts'

type Options = Omit<Limits, 'isProxy' | 'headers'> & {
  /** Omit to serve files only: no leads API and no health check. */
  leads?: Leads
  apis?: Readonly<Record<string, (server: FastifyInstance) => Promise<void>>>
  pages?: (server: FastifyInstance) => Promise<void>
  trustedProxies?: string[] | undefined
  files?: SiteFiles
  metrics?: Metrics | undefined
  /** Defaults to plain HTTP: the proxy in front handles TLS and HTTP/2. */
  serverFactory?: FastifyServerFactory
}

export async function createServer(record: BuildRecord, options: Options = {}): Promise<FastifyInstance> {
  const { leads, apis = {}, pages, trustedProxies, metrics, serverFactory, ...limits } = options
  const files = options.files ?? readSiteFiles(record, SITE_FOLDER)
  const locales = localeFiles(record)
  const find = (path: string) => files.byPath.get(path) ?? locales(path)
  const isProxy = createProxyMatcher(trustedProxies)
  const defaultHeaders = { ...record.headers, 'content-security-policy': FILE_POLICY }
  let isStopping = false

  const server = Fastify({
    trustProxy: trustedProxies ?? false,
    genReqId: ({ headers, socket }) =>
      (isProxy(socket.remoteAddress) && parseRequestId(headers['x-request-id'])) || crypto.randomUUID(),
    // Hooks don't run for URLs that cannot be decoded, so add the headers here.
    frameworkErrors: (_error, request, reply) => {
      reply.headers(defaultHeaders)
      return request.url.startsWith('/api/') ? rejectUndecodableUrl(reply) : sendError(reply, 400, 'Bad request')
    },
    clientErrorHandler: createClientErrorHandler(defaultHeaders),
    // Safe for our own server: `preClose` has drained its connections.
    forceCloseConnections: true,
    // Requests on kept-alive connections get a normal response during shutdown.
    return503OnClosing: false,
    serverFactory: (handler, ...rest) => {
      const listener = serveFilesFirst(handler)
      return serverFactory
        ? serverFactory(listener, ...rest)
        : createHttpServer(listener, { ...limits, isProxy, headers: defaultHeaders })
    },
  })

  // Don't parse bodies unless a route adds a parser: a megabyte of brackets would block the event loop for a second.
  server.removeAllContentTypeParsers()

  /** Serves known files, the bulk of all requests, without router and hooks. */
  function serveFilesFirst(handler: RequestListener): RequestListener {
    const checkProxy = trustedProxies ? () => {} : warnOfUntrustedProxy()
    return (request, response) => {
      checkProxy(request)
      if (isStopping) response.shouldKeepAlive = false
      if (!request.url?.startsWith('/')) request.url = stripHost(request.url ?? '')
      const { url = '', method } = request
      const found = method === 'GET' || method === 'HEAD' ? find(pathIn(url)) : undefined
      if (!found) return handler(request, response)
      const send = (file: SiteFile) => {
        const began = metrics && performance.now()
        sendSiteFile(request, response, file)
        if (began) metrics.recordResponse(file.kind, response.statusCode, performance.now() - began)
      }
      if (!(found instanceof Promise)) return send(found)
      void found.then((file) => (file ? send(file) : handler(request, response)))
    }
  }

  server.addHook('preClose', async () => {
    isStopping = true
    if (serverFactory) return
    if (server.server.listening) await stopListening(server.server)
    await drain(server.server)
  })
  const checkVisitorAddress = warnOfSharedAddress()
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(defaultHeaders)
    // Health checks come from private addresses and are not visitors.
    if (pathIn(request.url) !== HEALTH_PATH) checkVisitorAddress(request)
    if (!READ_METHODS.includes(request.method)) return
    const { url = '/' } = request.raw
    const moved = record.redirects[pathIn(url)]
    const target = moved ? moved + url.slice(pathIn(url).length) : trailingSlashTarget(url)
    if (target !== undefined) return reply.redirect(target, 301)
  })
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping) reply.raw.shouldKeepAlive = false
  })
  if (metrics) {
    server.addHook('onResponse', async (request, reply) => {
      const kind = /^\/api(\/|$)/.test(pathIn(request.url)) ? 'api' : 'other'
      metrics.recordResponse(kind, reply.raw.statusCode, reply.elapsedTime)
    })
  }

  if (leads) {
    await server.register(leads.api, { prefix: '/api' })
    server.get(HEALTH_PATH, async (_request, reply) => {
      const isHealthy = await leads.probe().then(
        () => true,
        () => false,
      )
      return reply
        .code(isHealthy ? 200 : 503)
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/plain; charset=utf-8')
        .send(isHealthy ? 'ok\n' : 'not ok\n')
    })
  }
  for (const [prefix, routes] of Object.entries(apis)) await server.register(routes, { prefix })
  if (pages) await server.register(pages)

  server.setNotFoundHandler(async (request, reply) => {
    if (!READ_METHODS.includes(request.method)) {
      return sendError(reply.header('allow', READ_METHODS.join(', ')), 405, 'Method not allowed')
    }
    // The path may be percent-encoded and still match a file. The router doesn't validate the fragment: drop it.
    const found = await find(decodeURI(pathIn(request.url).replace(/#.*$/s, '')))
    reply.hijack()
    sendSiteFile(request.raw, reply.raw, found ?? files.notFound[languageOf(request.url)])
  })

  server.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500
    if (status < 500) return sendError(reply, status, 'Bad request')
    console.error(`Request ${request.id}: ${withoutCredentials(inspect(error))}`)
    return sendError(reply, 500, 'Something went wrong on our side')
  })

  return server
}

function pathIn(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}

/** Strips the host from an absolute-form request target, which servers must accept (RFC 9112, 3.2.2). */
function stripHost(url: string): string {
  const [, path] = /^https?:\/\/[^/?#]*(.*)$/i.exec(url) ?? []
  if (path === undefined) return url
  return path.startsWith('/') ? path : `/${path}`
}

/** The ID ends up in our log and in a header, so accept only short, plain ones. */
function parseRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[\w.:-]{1,64}$/.test(header) ? header : undefined
}

function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${status} ${message}\n`)
}
