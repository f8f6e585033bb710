/** Admin pages: submissions, exports and the outbox. Server-rendered, no JavaScript. */

import { Readable } from 'node:stream'
import fastifyFormbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languages, type Language } from '#site/languages.ts'
import { languageOf, pathIn } from '#site/paths.ts'
import { html, type Html } from '../documents/html.ts'
import { pageHeaders, renderPage, type Content, type LayoutAssets } from '../documents/layout.ts'
import { PageError } from '../documents/page-error.ts'
import { ADMIN_PATH } from '../documents/paths.ts'
import { readTextsFrom } from '../documents/texts.ts'
import { messageOf } from '../server/error-message.ts'
import { exportAs, exportFormats } from '../server/export.ts'
import { isId, type Store, type SubmissionKind } from '../server/store/store.ts'
import { visitorAddress } from '../server/visitor-address.ts'
import { erasedPage, erasePage, leadPage } from './lead-page.ts'
import { listPage, PAGE_SIZE, type ListQuery } from './list-page.ts'
import { createLoginGuard, type LoginGuard } from './login-guard.ts'
import { insecurePage, problemPage, loginPage, stayLine, stayPage, type LoginFailure } from './login-page.ts'
import { outboxPage } from './outbox-page.ts'
import { registerSessions } from './sessions.ts'
import type { View } from './view.ts'

const BODY_LIMIT = 4 * 1024
const MAX_SEARCH_LENGTH = 100
const LAST_PAGE = 100_000
const BUSY_RETRY_SECONDS = 5

type Options = {
  store: Store
  passwordHash: string
  site: { brand: string; siteUrl: string }
  /** Holds the locale files. */
  publicFolder: string
  layout: LayoutAssets
  /** The team's time zone. */
  timeZone: string
  loginGuard?: LoginGuard
}

type Problem = 'stale' | 'foreign' | 'malformed' | 'unavailable'

type Handler = (view: View, request: FastifyRequest, reply: FastifyReply) => Promise<Content | FastifyReply>

/** Register without a prefix: adds the routes below /admin in every language. */
export function createAdmin(options: Options): (server: FastifyInstance) => Promise<void> {
  const { store, passwordHash, site, publicFolder, layout, timeZone } = options
  const readTexts = readTextsFrom(publicFolder, site)
  const loginGuard = options.loginGuard ?? createLoginGuard({ hash: passwordHash, store: store.admin })
  const isSecure = new URL(site.siteUrl).protocol === 'https:'

  async function viewOf(language: Language, token = '', signedInUntil = ''): Promise<View> {
    const [texts, choices, { campaignParts }] = await Promise.all([
      readTexts(language, 'admin'),
      readTexts(language, 'forms'),
      readTexts(language, 'mails'),
    ])
    return {
      language,
      texts,
      choices,
      campaignParts,
      base: pathIn(language, ADMIN_PATH),
      token,
      signedInUntil,
      timeZone,
    }
  }

  function send(reply: FastifyReply, view: View, path: string, { title, main }: Content, bar?: Html): FastifyReply {
    const { language, texts } = view
    return reply
      .type('text/html; charset=utf-8')
      .send(renderPage({ layout, brand: site.brand, language, path, title, labels: texts.frame, bar, main }))
  }

  return async (server) => {
    server.removeAllContentTypeParsers()
    await server.register(fastifyFormbody, { bodyLimit: BODY_LIMIT })
    server.addHook('onRequest', async (request, reply) => {
      // Also set on redirects, downloads and errors.
      reply.headers(pageHeaders)
      const isForm = request.method === 'POST'
      if (!isNavigation(request) || (isForm && isCrossOrigin(request, site.siteUrl)))
        throw new PageError<Problem>('foreign', 403)
    })
    const sessions = await registerSessions(server, { store: store.admin, hash: passwordHash, isSecure })

    server.setErrorHandler(async (error: FastifyError | PageError<Problem>, request, reply) => {
      const { problem, status } = problemOf(error)
      // Already set if an export fails before its first line.
      reply.removeHeader('content-disposition')
      if (problem === 'unavailable') console.error(`${request.method} ${ADMIN_PATH}: ${messageOf(error)}`)
      const view = await viewOf(languageOf(request.url))
      return send(reply.code(status), view, view.base, problemPage(view, view.texts.problems[problem]))
    })

    for (const language of languages) {
      const base = pathIn(language, ADMIN_PATH)

      /** Pages to return to after signing in. A POST is not replayed: it returns to the page with its form. */
      const returnPathPattern = new RegExp(
        `^${base}(?:/lead/[\\da-f-]{36}(?:/erase)?|/outbox)?(?:\\?[!-"$-~]{0,600})?$`,
      )
      const saveReturnTarget = (request: FastifyRequest, reply: FastifyReply) => {
        const path = request.url.replace(/\/(?:done|open|retry)$/, '')
        const typed = field(request.body, 'email') || undefined
        if (path !== base && returnPathPattern.test(path)) sessions.saveReturnTarget(reply, { path, typed })
      }

      /** Redirects signed-out requests to the login page, whose URL doesn't reveal the requested page. */
      const requireSignIn =
        (handler: Handler, section?: 'leads' | 'outbox') => async (request: FastifyRequest, reply: FastifyReply) => {
          if (!sessions.isSignedIn(request)) {
            saveReturnTarget(request, reply)
            if (request.url.split('?')[0] !== base) return reply.redirect(base, 303)
            return renderLogin(request, reply)
          }
          const view = await viewOf(language, reply.generateCsrf(), sessions.endOf(request))
          const result = await handler(view, request, reply)
          if (!('main' in result)) return result
          const path = request.method === 'POST' ? base : (request.url.split('?')[0] ?? base)
          const main = html`${result.main} ${stayLine(view)}`
          return send(reply, view, path, { ...result, main }, barOf(view, section))
        }

      const renderLogin = async (request: FastifyRequest, reply: FastifyReply, failure?: LoginFailure) => {
        const view = await viewOf(language)
        if (isSecure && request.protocol !== 'https') return send(reply.code(403), view, base, insecurePage(view))
        if (failure === 'busy') reply.header('retry-after', BUSY_RETRY_SECONDS)
        const status = failure === undefined ? 200 : failure === 'busy' ? 503 : 403
        const hasReturnTarget = sessions.returnTargetOf(request) !== undefined
        return send(reply.code(status), view, base, loginPage(view, { failure, hasReturnTarget }))
      }

      server.post(`${base}/login`, async (request, reply) => {
        // The secure cookie would not be set, so don't check the password.
        if (isSecure && request.protocol !== 'https') return renderLogin(request, reply, 'refused')
        const closed = new AbortController()
        reply.raw.once('close', () => closed.abort())
        const outcome = await loginGuard.verifyPassword(field(request.body, 'password'), {
          address: visitorAddress(request.ip),
          device: sessions.deviceOf(request),
          signal: closed.signal,
        })
        if (outcome !== 'open') return renderLogin(request, reply, outcome)
        await sessions.signIn(request, reply, field(request.body, 'stay') === 'yes')
        const target = sessions.returnTargetOf(request)
        const canReturn = target !== undefined && returnPathPattern.test(target.path)
        // Keep the typed value until its form has been rendered.
        if (target && !(canReturn && target.typed)) sessions.saveReturnTarget(reply, undefined)
        return reply.redirect(canReturn ? target.path : base, 303)
      })

      server.get(
        base,
        requireSignIn((view, request) => list(store, view, request), 'leads'),
      )
      server.get<Lead>(`${base}/lead/:id`, requireSignIn(showLead(store), 'leads'))
      server.get<Lead>(
        `${base}/lead/:id/erase`,
        requireSignIn(async (view, request, reply) => {
          const found = await store.find(idIn(request))
          if (!found) return respondGone(view, request, reply)
          const target = sessions.returnTargetOf(request)
          if (target) sessions.saveReturnTarget(reply, undefined)
          return erasePage(view, found, { typed: target?.path === request.url ? target.typed : undefined })
        }, 'leads'),
      )
      server.get(
        `${base}/stay`,
        requireSignIn(async (view) => stayPage(view)),
      )
      server.get(
        `${base}/export`,
        requireSignIn((_view, request, reply) => download(store, request, reply)),
      )
      server.get(
        `${base}/outbox`,
        requireSignIn((view, request) => showOutbox(store, view, request), 'outbox'),
      )

      /** Adds a POST route. Checks the session before the CSRF token, which doesn't exist without a session. */
      const change = (path: string, handler: Handler) =>
        server.post(
          base + path,
          {
            preHandler: (request, reply, next) =>
              sessions.isSignedIn(request) ? server.csrfProtection(request, reply, next) : next(),
          },
          requireSignIn(handler, 'leads'),
        )

      change('/logout', async (_view, request, reply) => {
        await sessions.signOut(request, reply)
        return reply.redirect(base, 303)
      })
      change('/lead/:id/done', mark(store, true))
      change('/lead/:id/open', mark(store, false))
      change('/lead/:id/erase', erase(store))
      change('/outbox/retry', async (view, request, reply) => {
        const id = field(request.body, 'id')
        if (id !== '' && !isId(id)) throw new PageError<Problem>('malformed', 400)
        const count = await store.retry(new Date().toISOString(), id === '' ? undefined : [id])
        return reply.redirect(`${view.base}/outbox?retried=${count}`, 303)
      })
    }
  }
}

type Lead = { Params: { id: string } }

function barOf({ texts, base, token }: View, section: 'leads' | 'outbox' | undefined): Html {
  const current = (name: typeof section) => name === section && html` aria-current="page"`
  return html`<nav class="sections" aria-label="${texts.frame.sections}">
      <a href="${base}" ${current('leads')}>${texts.frame.leads}</a>
      <a href="${base}/outbox" ${current('outbox')}>${texts.frame.outbox}</a>
    </nav>
    <form method="post" action="${base}/logout">
      <input type="hidden" name="token" value="${token}" />
      <button class="button outline small" type="submit">${texts.frame.signOut}</button>
    </form>`
}

async function list(store: Store, view: View, request: FastifyRequest): Promise<Content> {
  const query = parseListQuery(request.query)
  const { kind, state, search } = query
  const selection = { kind, isDone: state && state === 'done', search }
  const selected = await store.admin.select(selection, (query.page - 1) * PAGE_SIZE, PAGE_SIZE)
  return listPage(view, query, selected)
}

function showLead(store: Store): Handler {
  return async (view, request, reply) => {
    const found = await store.admin.find(idIn(request))
    return found ? leadPage(view, found) : respondGone(view, request, reply)
  }
}

function erase(store: Store): Handler {
  return async (view, request, reply) => {
    const found = await store.find(idIn(request))
    if (!found) return respondGone(view, request, reply)
    const typed = field(request.body, 'email').trim()
    if (typed.toLowerCase() !== found.form.email.toLowerCase()) {
      reply.code(422)
      return erasePage(view, found, { typed, isWrong: true })
    }
    return erasedPage(view, await store.erase(found.form.email))
  }
}

function mark(store: Store, isDone: boolean): Handler {
  return async (view, request, reply) => {
    const id = idIn(request)
    if (!(await store.find(id))) return respondGone(view, request, reply)
    await store.admin.mark(id, isDone ? new Date().toISOString() : undefined)
    return reply.redirect(`${view.base}/lead/${id}`, 303)
  }
}

async function showOutbox(store: Store, view: View, request: FastifyRequest): Promise<Content> {
  const [waiting, deadLettered] = await Promise.all([store.countWaiting(), store.deadLettered()])
  const retried = field(request.query, 'retried')
  return outboxPage(view, { waiting, deadLettered, retried: /^\d{1,6}$/.test(retried) ? Number(retried) : undefined })
}

/** Same output as the CLI export. The file name contains no user input. */
async function download(store: Store, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { kind } = parseListQuery(request.query)
  const format = exportFormats.find((each) => each === field(request.query, 'format')) ?? 'csv'
  const day = new Date().toISOString().slice(0, 10)
  return reply
    .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="leads-${day}.${format}"`)
    .send(Readable.from(exportAs(format, store.batches(kind)), { objectMode: false }))
}

function parseListQuery(query: unknown): ListQuery {
  const [kind, state, page] = [field(query, 'kind'), field(query, 'state'), Number(field(query, 'page'))]
  return {
    kind: (['lead', 'booking'] as const satisfies SubmissionKind[]).find((each) => each === kind),
    state: (['open', 'done'] as const).find((each) => each === state),
    search: field(query, 'q')
      .replaceAll(/\p{C}+/gu, ' ')
      .trim()
      .slice(0, MAX_SEARCH_LENGTH),
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1,
  }
}

/** Treats a repeated field as missing. */
function field(values: unknown, name: string): string {
  const value = (values as Record<string, unknown> | undefined)?.[name]
  return typeof value === 'string' ? value : ''
}

function idIn({ params }: FastifyRequest): string {
  const { id = '' } = params as { id?: string }
  return isId(id) ? id : ''
}

/** For an unknown lead, GET returns the regular 404 page and POST redirects to the list. */
function respondGone(view: View, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method === 'POST') return reply.redirect(view.base, 303)
  reply.callNotFound()
  return reply
}

/**
 * Rejects requests from scripts and frames, so that neither can act as the owner. For browsers without these headers,
 * the origin check and the CSRF token apply.
 */
function isNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': dest = 'document', 'sec-fetch-mode': mode = 'navigate' } = headers
  return dest === 'document' && mode === 'navigate'
}

/** Browsers send Origin with every form POST, so a missing header counts as cross-origin. */
function isCrossOrigin({ headers }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  return origin !== siteUrl || (site !== undefined && site !== 'same-origin')
}

function problemOf(error: FastifyError | PageError<Problem>): { problem: Problem; status: number } {
  const status = error.statusCode ?? 500
  if (error instanceof PageError) return { problem: error.problem, status }
  if (error.code?.startsWith('FST_CSRF')) return { problem: 'stale', status: 403 }
  return status < 500 ? { problem: 'malformed', status } : { problem: 'unavailable', status: 503 }
}
