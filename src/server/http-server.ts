import { createServer, STATUS_CODES, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { visitorAddress } from './http/visitor-address.ts'
import type { IsProxy } from './proxies.ts'

const REQUEST_TIMEOUT_MS = 20_000
/** With Node's default of 30 s, a 20 s timeout could take 50 s. */
const CHECK_INTERVAL_MS = 1000
/** A client that reads nothing for this long is gone. */
const SOCKET_TIMEOUT_MS = 60_000
/** Longer than load balancers keep theirs: the side that opened a connection should close it. */
const KEEP_ALIVE_MS = 72_000

/** Shutdown: how long to accept queued connections, keep idle ones, and wait for in-flight requests. */
const BACKLOG_TIMEOUT_MS = 5500
const SHUTDOWN_GRACE_MS = 2000
const DRAIN_TIMEOUT_MS = 3500
const DRAIN_POLL_INTERVAL_MS = 20

export type Limits = {
  connectionsPerAddress?: number | undefined
  /** Proxies are exempt: they connect on behalf of many visitors. */
  isProxy: IsProxy
  requestTimeoutMs?: number | undefined
  headers: Readonly<Record<string, string>>
}

export function createHttpServer(listener: RequestListener, limits: Limits): Server {
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, headers } = limits
  const server = createServer(
    {
      requestTimeout: requestTimeoutMs,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, requestTimeoutMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // Checked below instead: Node's response would lack our headers.
      requireHostHeader: false,
    },
    (request, response) => {
      if (request.headers.host === undefined && request.httpVersion === '1.1') return sendError(response, 400, headers)
      listener(request, response)
    },
  )
  server.on('checkExpectation', (_request, response: ServerResponse) => sendError(response, 417, headers))
  server.setTimeout(SOCKET_TIMEOUT_MS)
  limitConnections(server, limits)
  return server
}

function limitConnections(server: Server, { connectionsPerAddress = Infinity, isProxy }: Limits): void {
  const open = new Map<string, { count: number; hasWarned: boolean }>()
  server.on('connection', (socket: Socket) => {
    if (isProxy(socket.remoteAddress)) return
    const address = visitorAddress(socket.remoteAddress)
    const entry = open.get(address) ?? { count: 0, hasWarned: false }
    if (entry.count >= connectionsPerAddress) {
      if (!entry.hasWarned) {
        console.warn(`${address} has reached the limit of ${entry.count} connections (CONNECTIONS_PER_ADDRESS).`)
      }
      entry.hasWarned = true
      socket.destroy()
      return
    }
    entry.count++
    open.set(address, entry)
    socket.once('close', () => {
      if (--entry.count === 0) open.delete(address)
    })
  })
}

function sendError(response: ServerResponse, status: number, headers: Limits['headers']): void {
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
  response.end(`${status} ${STATUS_CODES[status]}\n`)
}

const statusByErrorCode: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** Requests that Node cannot parse or that time out don't reach any hook. */
export function createClientErrorHandler(headers: Readonly<Record<string, string>>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse }): void => {
    // A response has started; a second one would become part of it.
    if (!socket.writable || error.code === 'ECONNRESET' || socket._httpMessage?.headersSent)
      return void socket.destroy()
    const status = statusByErrorCode[error.code ?? ''] ?? 400
    const body = `${status} ${STATUS_CODES[status]}\n`
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-type: text/plain; charset=utf-8\r\n` +
        `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
    socket.destroySoon()
  }
}

/**
 * Node accepts one connection per event loop turn and closing resets those still queued: wait for a turn without one.
 * Node's own `close` would also cut connections that are idle right now, perhaps with a request on its way.
 */
export async function stopListening(server: Server): Promise<void> {
  let hasNewConnection = true
  const onConnection = () => void (hasNewConnection = true)
  server.on('connection', onConnection)
  for (const end = Date.now() + BACKLOG_TIMEOUT_MS; hasNewConnection && Date.now() < end;) {
    hasNewConnection = false
    await nextTurn()
    await nextTurn()
  }
  server.off('connection', onConnection)
  NetServer.prototype.close.call(server)
}

/** New requests on open connections still get a response, with `connection: close`. */
export async function drain(server: Server): Promise<void> {
  // Browsers preconnect: don't wait for connections without a request.
  server.headersTimeout = SHUTDOWN_GRACE_MS
  const began = Date.now()
  const countConnections = promisify(server.getConnections.bind(server))
  while ((await countConnections()) > 0 && Date.now() < began + DRAIN_TIMEOUT_MS) {
    if (Date.now() > began + SHUTDOWN_GRACE_MS) server.closeIdleConnections()
    await wait(DRAIN_POLL_INTERVAL_MS)
  }
  server.closeAllConnections()
}
