import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '#server/http/errors.ts'
import type { Content } from '../documents/layout.ts'
import { exportAs, exportFormats } from '../server/export.ts'
import { fieldIn } from '../server/page-routes.ts'
import type { Store } from '../server/store/store.ts'
import { isId, type SubmissionKind } from '../server/store/submission.ts'
import { erasedPage, erasePage, leadPage } from './lead-page.ts'
import { listPage, PAGE_SIZE, type ListQuery } from './list-page.ts'
import { outboxPage } from './outbox-page.ts'
import type { View } from './view.ts'

const MAX_SEARCH_LENGTH = 100
const LAST_PAGE = 100_000

export type Handler = (view: View, request: FastifyRequest, reply: FastifyReply) => Promise<Content | FastifyReply>

export function createHandlers(
  store: Store,
  takeTyped: (request: FastifyRequest, reply: FastifyReply) => string | undefined,
) {
  const mark =
    (isDone: boolean): Handler =>
    async (view, request, reply) => {
      const id = idIn(request)
      if (!(await store.find(id))) return respondGone(view, request, reply)
      await store.admin.mark(id, isDone ? new Date().toISOString() : undefined)
      return reply.redirect(`${view.base}/lead/${id}`, 303)
    }

  return {
    showList: async (view, request) => {
      const query = parseListQuery(request.query)
      const { kind, state, search } = query
      const selection = { kind, isDone: state && state === 'done', search }
      return listPage(view, query, await store.admin.select(selection, (query.page - 1) * PAGE_SIZE, PAGE_SIZE))
    },

    showLead: async (view, request, reply) => {
      const found = await store.admin.find(idIn(request))
      return found ? leadPage(view, found) : respondGone(view, request, reply)
    },

    showErase: async (view, request, reply) => {
      const found = await store.find(idIn(request))
      if (!found) return respondGone(view, request, reply)
      return erasePage(view, found, takeTyped(request, reply))
    },

    erase: async (view, request, reply) => {
      const found = await store.find(idIn(request))
      if (!found) return respondGone(view, request, reply)
      const typed = field(request.body, 'email').trim()
      if (typed.toLowerCase() === found.form.email.toLowerCase()) {
        return erasedPage(view, await store.erase(found.form.email))
      }
      reply.code(422)
      return erasePage(view, found, typed, true)
    },

    retry: async (view, request, reply) => {
      const id = field(request.body, 'id')
      if (id !== '' && !isId(id)) throw new HttpError('bad_request', 400)
      const count = await store.retry(new Date().toISOString(), id === '' ? undefined : [id])
      return reply.redirect(`${view.base}/outbox?retried=${count}`, 303)
    },

    markDone: mark(true),
    markOpen: mark(false),

    showOutbox: async (view, request) => {
      const [waiting, deadLettered] = await Promise.all([store.countWaiting(), store.deadLettered()])
      const [retried] = /^\d{1,6}$/.exec(field(request.query, 'retried')) ?? []
      return outboxPage(view, { waiting, deadLettered, retried })
    },

    /** The file name contains no user input. */
    download: async (_view, request, reply) => {
      const { kind } = parseListQuery(request.query)
      const format = exportFormats.find((each) => each === field(request.query, 'format')) ?? 'csv'
      const day = new Date().toISOString().slice(0, 10)
      return reply
        .type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="leads-${day}.${format}"`)
        .send(Readable.from(exportAs(format, store.batches(kind)), { objectMode: false }))
    },
  } satisfies Record<string, Handler>
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

export function field(values: unknown, name: string): string {
  return fieldIn(values, name) ?? ''
}

function idIn({ params }: FastifyRequest): string {
  const id = field(params, 'id')
  return isId(id) ? id : ''
}

/** For an unknown lead, GET returns the regular 404 page and POST redirects to the list. */
function respondGone(view: View, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method === 'POST') return reply.redirect(view.base, 303)
  reply.callNotFound()
  return reply
}
