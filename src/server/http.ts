/** The layer below Fastify: connection limits, timeouts, and responses to requests that Node rejects. */

import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { visitorAddress } from '#leads/server/visitor-address.ts'
import type { IsProxy } from './proxies.ts'

/** Time limit for receiving a request, headers and body. */
const REQUEST_MS = 20_000
/** With Node's default of 30 s, a 20 s timeout could take 50 s. */
const LOOK_EVERY_MS = 1000
/** A client that reads nothing for this long is gone. */
const SILENCE_MS = 60_000
/** Longer than load balancers keep theirs: the side that opened a connection should close it. */
const KEEP_ALIVE_MS = 72_000

/** Shutdown: how long to accept queued connections, keep idle ones, and wait for in-flight requests. */
const LET_IN_MS = 5500
const FAREWELL_MS = 2000
const DRAIN_MS = 3500
const LOOK_AGAIN_MS = 20

export type Limits = {
  connectionsPerAddress?: number | undefined
  /** Proxies are exempt: they connect on behalf of many visitors. */
  isProxy: IsProxy
  requestMs?: number | undefined
  /** Sent with error responses from this layer. */
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
      // Checked below instead: Node's response would lack our headers.
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

/** Responds to requests that Node cannot parse or that time out. They don't reach any hook. */
export function refuseBroken(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void => {
    // A response has started; a second one would become part of it.
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
 * Stops accepting connections once the backlog is empty. Node accepts one per event loop turn, and closing resets those
 * still queued, along with their requests. A turn without a new connection means the backlog is empty. Node's own
 * `close` would also cut connections that are idle right now, perhaps with a request on its way.
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

/** Waits for in-flight requests. New ones on open connections still get a response, with `connection: close`. */
export async function drain(server: Server): Promise<void> {
  // Browsers preconnect: don't wait for connections without a request.
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
