import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/errors.ts'
import { visitorAddress } from '#server/http/visitor-address.ts'
import { languages, type Language } from '#site/languages.ts'
import { languageOf, pathIn } from '#site/paths.ts'
import { html, type Html } from '../documents/html.ts'
import { renderPage, type Content, type PageOptions } from '../documents/layout.ts'
import { ADMIN_PATH } from '../documents/paths.ts'
import { readTextsFrom } from '../documents/texts.ts'
import { setUpPages } from '../server/page-routes.ts'
import type { Store } from '../server/store/store.ts'
import { createHandlers, field, type Handler } from './handlers.ts'
import { createLoginGuard, type LoginGuard, type Outcome } from './login-guard.ts'
import { insecurePage, loginPage, problemPage, stayLine, stayPage, type Problem } from './login-page.ts'
import { registerSessions } from './sessions.ts'
import type { View } from './view.ts'

const BODY_LIMIT = 4 * 1024
const BUSY_RETRY_SECONDS = 5

type Options = PageOptions & { store: Store; passwordHash: string; timeZone: string; loginGuard?: LoginGuard }

/** Register without a prefix: the routes include /admin in every language. */
export function createAdmin(options: Options) {
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
    const base = pathIn(language, ADMIN_PATH)
    return { language, texts, choices, campaignParts, base, token, signedInUntil, timeZone }
  }

  function send(reply: FastifyReply, view: View, path: string, content: Content, bar?: Html): FastifyReply {
    const { language, texts } = view
    const page = renderPage({ layout, brand: site.brand, language, path, labels: texts.frame, bar, ...content })
    return reply.type('text/html; charset=utf-8').send(page)
  }

  return async (server: FastifyInstance) => {
    await setUpPages<Problem>(server, {
      bodyLimit: BODY_LIMIT,
      siteUrl: site.siteUrl,
      isStrict: true,
      pluginErrors: { FST_CSRF_MISSING_SECRET: 'stale', FST_CSRF_INVALID_TOKEN: 'stale' },
      sendProblem: async (request, reply, { problem, status }) => {
        // Already set if an export fails before its first line.
        reply.removeHeader('content-disposition')
        const view = await viewOf(languageOf(request.url))
        return send(reply.code(status), view, view.base, problemPage(view, problem))
      },
    })
    server.addHook('onRequest', async (request) => {
      if (!isNavigation(request)) throw new HttpError('foreign_origin', 403)
    })
    const sessions = await registerSessions(server, { store: store.admin, hash: passwordHash, isSecure })

    for (const language of languages) {
      const base = pathIn(language, ADMIN_PATH)

      const returnPathPattern = new RegExp(
        `^${base}(?:/lead/[\\da-f-]{36}(?:/erase)?|/outbox)?(?:\\?[!-"$-~]{0,600})?$`,
      )

      /** Redirects signed-out requests to the login page, whose URL doesn't reveal the requested page. */
      const requireSignIn =
        (handler: Handler, section?: 'leads' | 'outbox') => async (request: FastifyRequest, reply: FastifyReply) => {
          if (!sessions.isSignedIn(request)) {
            // A POST isn't replayed after signing in: it returns to the page with its form.
            const path = request.url.replace(/\/(?:done|open|retry)$/, '')
            const typed = field(request.body, 'email') || undefined
            if (path !== base && returnPathPattern.test(path)) sessions.saveReturnTarget(reply, { path, typed })
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

      const renderLogin = async (request: FastifyRequest, reply: FastifyReply, failure?: Exclude<Outcome, 'open'>) => {
        const view = await viewOf(language)
        if (isSecure && request.protocol !== 'https') return send(reply.code(403), view, base, insecurePage(view))
        if (failure === 'busy') reply.header('retry-after', BUSY_RETRY_SECONDS)
        const status = failure === undefined ? 200 : failure === 'busy' ? 503 : 403
        const hasReturnTarget = sessions.returnTargetOf(request) !== undefined
        return send(reply.code(status), view, base, loginPage(view, hasReturnTarget, failure))
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

      const show = (path: string, handler: Handler, section?: 'leads' | 'outbox') =>
        server.get(base + path, requireSignIn(handler, section))

      /** Returns the input that was typed before signing in again, once. */
      const takeTyped = (request: FastifyRequest, reply: FastifyReply) => {
        const target = sessions.returnTargetOf(request)
        if (target) sessions.saveReturnTarget(reply, undefined)
        return target?.path === request.url ? target.typed : undefined
      }

      const handlers = createHandlers(store, takeTyped)
      show('', handlers.showList, 'leads')
      show('/lead/:id', handlers.showLead, 'leads')
      show('/lead/:id/erase', handlers.showErase, 'leads')
      show('/stay', async (view) => stayPage(view))
      show('/export', handlers.download)
      show('/outbox', handlers.showOutbox, 'outbox')

      /** Checks the session before the CSRF token, which doesn't exist without a session. */
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
      change('/lead/:id/done', handlers.markDone)
      change('/lead/:id/open', handlers.markOpen)
      change('/lead/:id/erase', handlers.erase)
      change('/outbox/retry', handlers.retry)
    }
  }
}

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

/** Rejects requests from scripts and frames; without these headers, the origin check and the CSRF token apply. */
function isNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-dest': dest = 'document', 'sec-fetch-mode': mode = 'navigate' } = headers
  return dest === 'document' && mode === 'navigate'
}
