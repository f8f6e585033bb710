import { hkdfSync, randomBytes } from 'node:crypto'
import fastifyCookie, { Signer } from '@fastify/cookie'
import fastifyCsrf from '@fastify/csrf-protection'
import fastifySession from '@fastify/session'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldIn } from '../server/page-routes.ts'
import type { AdminStore } from '../server/store/admin.ts'

const IDLE_MS = 30 * 60_000
const MAX_SESSION_MS = 12 * 60 * 60_000

/** For "stay signed in": above 20 hours, WCAG 2.2.1 doesn't require a way to extend the session. */
const STAY_MS = 24 * 60 * 60_000

const RETURN_TARGET_SECONDS = 60 * 60

/** The longest cookie lifetime that browsers allow. */
const DEVICE_SECONDS = 400 * 24 * 60 * 60

declare module 'fastify' {
  interface Session {
    /** Time of sign-in, in ms since the epoch. */
    since?: number
    /** No idle timeout. */
    stays?: boolean
  }
}

type Options = { store: AdminStore; hash: string; isSecure: boolean }

type ReturnTarget = { path: string; typed?: string | undefined }

export async function registerSessions(server: FastifyInstance, { store, hash, isSecure }: Options) {
  // The `__Host-` prefix binds the cookie to this host, so that subdomains can't set it.
  const cookieName = isSecure ? '__Host-admin' : 'admin'
  const cookie = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const
  // Derived from the password hash: a new password ends all sessions and forgets all devices.
  const secretFor = (purpose: string) => Buffer.from(hkdfSync('sha256', hash, '', purpose, 32)).toString('base64')
  const deviceCookie = `${cookieName}-device`
  const returnCookie = `${cookieName}-back`
  const signer = new Signer(secretFor('desk devices'))

  /** The id of a browser that has signed in before with the current password. */
  const deviceOf = ({ cookies }: FastifyRequest): string | undefined => {
    const { valid, value } = signer.unsign(cookies[deviceCookie] ?? '')
    return valid && value ? value : undefined
  }

  await server.register(fastifyCookie)
  await server.register(fastifySession, {
    cookieName,
    cookie: { ...cookie, maxAge: IDLE_MS },
    secret: secretFor('desk sessions'),
    saveUninitialized: false,
    store: sessionStore(store),
  })
  await server.register(fastifyCsrf, {
    sessionPlugin: '@fastify/session',
    getToken: ({ body }) => fieldIn(body, 'token'),
  })

  return {
    deviceOf,
    isSignedIn: ({ session }: FastifyRequest) => session.since !== undefined && Date.now() < sessionEnd(session),
    /** When the session ends unless another page is opened. */
    endOf: ({ session }: FastifyRequest) =>
      new Date(Math.min(sessionEnd(session), Date.now() + idleMs(session))).toISOString(),
    async signIn(request: FastifyRequest, reply: FastifyReply, stays: boolean) {
      const device = deviceOf(request) ?? randomBytes(16).toString('base64url')
      reply.setCookie(deviceCookie, signer.sign(device), { ...cookie, maxAge: DEVICE_SECONDS })
      // Prevent session fixation: don't continue the session the browser arrived with.
      await request.session.regenerate()
      request.session.since = Date.now()
      if (stays) {
        request.session.stays = true
        request.session.options({ maxAge: STAY_MS })
      }
      // Create the CSRF secret once per session, so that tabs don't overwrite each other's.
      reply.generateCsrf()
      await store.beginSession(request.session.sessionId, idleDeadline(request.session), new Date().toISOString())
    },
    async signOut(request: FastifyRequest, reply: FastifyReply) {
      await request.session.destroy()
      reply.clearCookie(cookieName, cookie)
    },
    /** Saves the page to return to and its typed input in a cookie, not in a URL. */
    saveReturnTarget(reply: FastifyReply, target: ReturnTarget | undefined) {
      if (!target) reply.clearCookie(returnCookie, cookie)
      else reply.setCookie(returnCookie, JSON.stringify(target), { ...cookie, maxAge: RETURN_TARGET_SECONDS })
    },
    returnTargetOf: ({ cookies }: FastifyRequest) => parseReturnTarget(cookies[returnCookie]),
  }
}

type SessionStore = NonNullable<Parameters<typeof fastifySession>[1]['store']>

/** Uses the leads database, so that instances behind a load balancer share sessions. */
function sessionStore(store: AdminStore): SessionStore {
  return {
    get(id, done) {
      store.session(id).then(
        (content) => done(null, content === undefined ? null : JSON.parse(content)),
        (error: unknown) => done(error),
      )
    },
    set(id, session, done) {
      // Don't store sessions of visitors who haven't signed in.
      if (session.since === undefined) done()
      else store.keepSession(id, JSON.stringify(session), idleDeadline(session)).then(() => done(), done)
    },
    destroy(id, done) {
      store.endSession(id).then(() => done(), done)
    },
  }
}

type SessionTimes = { since?: number; stays?: boolean }

function idleDeadline(session: SessionTimes): string {
  return new Date(Date.now() + idleMs(session)).toISOString()
}

function idleMs({ stays }: SessionTimes): number {
  return stays ? STAY_MS : IDLE_MS
}

function sessionEnd({ since = 0, stays }: SessionTimes): number {
  return since + (stays ? STAY_MS : MAX_SESSION_MS)
}

function parseReturnTarget(cookie: string | undefined): ReturnTarget | undefined {
  try {
    const target: unknown = JSON.parse(cookie ?? '')
    const path = fieldIn(target, 'path')
    return path === undefined ? undefined : { path, typed: fieldIn(target, 'typed') }
  } catch {
    return undefined
  }
}
