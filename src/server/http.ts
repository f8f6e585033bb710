/** What stands below Fastify: connections, how long and how many, and what is said to whom Node itself refuses. */

import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { visitorAddress } from '#leads/server/visitor-address.ts'
import type { IsProxy } from './proxies.ts'

/** How long a request has to arrive, headers and body. */
const REQUEST_MS = 20_000
/** Node looks every half minute unless told otherwise: what is to end at 20 s would end at 50. */
const LOOK_EVERY_MS = 1000
/** Somebody who takes nothing of an answer for so long has gone. */
const SILENCE_MS = 60_000
/** Longer than balancers keep theirs: the one who ends a connection should be the one who opened it. */
const KEEP_ALIVE_MS = 72_000

/** When the server stops: how long it lets in, keeps connections that are idle, and waits for what is under way. */
const LET_IN_MS = 5500
const FAREWELL_MS = 2000
const DRAIN_MS = 3500
const LOOK_AGAIN_MS = 20

export type Limits = {
  /** Without it there is no limit. */
  connectionsPerAddress?: number | undefined
  /** Asks for many: it has no limit. */
  isProxy: IsProxy
  requestMs?: number | undefined
  /** Of what is refused here. */
  headers: Readonly<Record<string, string>>
}

export function createHttpServer(listener: RequestListener, limits: Limits): Server {
  const { requestMs = REQUEST_MS, headers } = limits
  const server = createServer(
    {
      requestTimeout: requestMs,
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, requestMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Node would say so without our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (request.headers.host === undefined && request.httpVersion === '1.1') return refuse(response, 400, headers)
      listener(request, response)
    },
  )
  server.on('checkExpectation', (_request, response: ServerResponse) => refuse(response, 417, headers))
  server.setTimeout(SILENCE_MS)
  capConnections(server, limits)
  return server
}

/** One address can have so many connections at once; nobody else is kept waiting by it. */
function capConnections(server: Server, { connectionsPerAddress = Infinity, isProxy }: Limits): void {
  const open = new Map<string, { count: number; isTold: boolean }>()
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress)) return
    const address = visitorAddress(socket.remoteAddress)
    const of = open.get(address) ?? { count: 0, isTold: false }
    if (of.count >= connectionsPerAddress) {
      if (!of.isTold) console.warn(`${address} has ${of.count} connections and gets no more (CONNECTIONS_PER_ADDRESS).`)
      of.isTold = true
      socket.destroy()
      return
    }
    of.count++
    open.set(address, of)
    socket.once('close', () => {
      if (--of.count === 0) open.delete(address)
    })
  })
}

function refuse(response: ServerResponse, status: number, headers: Limits['headers']): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(`${status} ${STATUS_CODES[status]}\n`)
}

const apiErrors: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** For what Node could not read, or did not get in time: no request has come of it, and no hook sees it. */
export function refuseBroken(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void => {
    // An answer has begun: another one would only be part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent)
      return void socket.destroy()
    const status = apiErrors[error.code ?? ''] ?? 400
    const body = `${status} ${STATUS_CODES[status]}\n`
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-type: text/plain; charset=utf-8\r\n` +
        `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
    socket.destroySoon()
  }
}

/**
 * Takes no more connections, after those that have knocked before: Node lets in one at each turn of its loop, and what
 * waits in the queue when it closes is cut off with its request. A turn in which nobody came means that nobody waits.
 * Node's own `close` would also cut connections that are idle at this moment, with a request perhaps on its way.
 */
export async function stopListening(server: Server): Promise<void> {
  let hasCome = true
  const note = () => void (hasCome = true)
  server.on('connection', note)
  for (const end = Date.now() + LET_IN_MS; hasCome && Date.now() < end;) {
    hasCome = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', note)
  NetServer.prototype.close.call(server)
}

/** Waits for what is under way. Whoever asks on an open connection meanwhile is answered, and told that it ends. */
export async function drain(server: Server): Promise<void> {
  // Browsers open connections ahead of need: those on which nothing has come are not waited for.
  server.headersTimeout = FAREWELL_MS
  const began = Date.now()
  while ((await openConnections(server)) > 0 && Date.now() < began + DRAIN_MS) {
    if (Date.now() > began + FAREWELL_MS) server.closeIdleConnections()
    await wait(LOOK_AGAIN_MS)
  }
  server.closeAllConnections()
}

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })
}
