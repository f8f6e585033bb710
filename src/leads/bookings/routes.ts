import type { FastifyInstance, FastifyRequest } from 'fastify'
import { limitReads, limitSends } from '#server/http/rate-limits.ts'
import { languages, type Language } from '#site/languages.ts'
import { languageOf, pathIn } from '#site/paths.ts'
import type { Content, PageOptions } from '../documents/layout.ts'
import { CALL_PATH } from '../documents/paths.ts'
import { readTextsFrom } from '../documents/texts.ts'
import type { Leads } from '../server/leads.ts'
import { createPageSender, setUpPages, type PageResponse } from '../server/page-routes.ts'
import type { Booking } from '../server/store/submission.ts'
import {
  callPage,
  callUpdatedPage,
  canMove,
  movePage,
  noCallPage,
  problemPage,
  type Alert,
  type Problem,
  type View,
} from './pages.ts'

const BODY_LIMIT = 1024

type Change = (view: View, booking: Booking, fields: SentFields) => Promise<PageResponse>
type SentFields = { seen: string; start: string }

/** Register without a prefix: the routes include /call in every language. */
export function createBookingRoutes({ leads, site, publicFolder, layout }: PageOptions & { leads: Leads }) {
  const { store, intake, links, limits, readsPerMinute, now } = leads
  const readTexts = readTextsFrom(publicFolder, site)
  const send = createPageSender(layout, site.brand, readTexts)

  async function viewOf(language: Language, token: string): Promise<View> {
    return { language, texts: await readTexts(language, 'bookings'), base: pathIn(language, `${CALL_PATH}/${token}`) }
  }

  /** The call for a link, unless it has begun or its hold has expired; canceled calls are returned too. */
  async function callOf(token: string): Promise<Booking | undefined> {
    const id = await links.idIn(token)
    const found = id === undefined ? undefined : await store.find(id)
    if (found?.kind !== 'booking' || Date.parse(found.form.start) <= now().epochMilliseconds) return undefined
    return found.held && Date.parse(found.held.until) <= now().epochMilliseconds ? undefined : found
  }

  const changes: Readonly<Record<'confirm' | 'move' | 'cancel', Change>> = {
    async confirm(view, { id }) {
      const confirmed = await intake.confirm(id)
      if (confirmed === 'gone') return renderGone(view)
      return confirmed === 'too_many_calls' ? renderConflict(view, id) : callUpdatedPage(view, confirmed, 'confirmed')
    },
    async move(view, booking, { start }) {
      // The form was sent twice.
      if (start === booking.form.start) return callUpdatedPage(view, booking, 'moved')
      if (!canMove(booking)) return { status: 409, ...callPage(view, booking) }
      const moved = start === '' ? 'slot_not_offered' : await intake.move(booking.id, start, booking.moves ?? 0)
      if (moved === 'gone') return renderGone(view)
      if (moved === 'too_many_calls') return renderConflict(view, booking.id)
      if (moved === 'overtaken') {
        const found = await intake.booking(booking.id)
        // The form was sent twice at the same time.
        return found?.form.start === start
          ? callUpdatedPage(view, found, 'moved')
          : renderConflict(view, booking.id, 'changed')
      }
      if (typeof moved !== 'string') return callUpdatedPage(view, moved, 'moved')
      const alert = start === '' ? 'missing' : 'taken'
      return { status: start === '' ? 422 : 409, ...movePage(view, booking, (await intake.slots()).free, alert) }
    },
    async cancel(view, { id }) {
      return (await intake.cancel(id)) === 'gone' ? renderGone(view) : noCallPage(view, 'cancelled')
    },
  }

  async function renderConflict(view: View, id: string, alert: Alert = 'callsEnough'): Promise<PageResponse> {
    const found = await intake.booking(id)
    return found ? { status: 409, ...callPage(view, found, alert) } : renderGone(view)
  }

  return async (server: FastifyInstance) => {
    await setUpPages<Problem>(server, {
      bodyLimit: BODY_LIMIT,
      siteUrl: site.siteUrl,
      // The URL is a secret, so send only the origin: "no-referrer" would make browsers send "Origin: null" with forms.
      referrerPolicy: 'strict-origin',
      sendProblem: async (request, reply, { problem, status }) => {
        const view = await viewOf(languageOf(request.url), tokenIn(request))
        return send(reply, view, { status, ...problemPage(view, problem) })
      },
    })
    const reads = limitReads(readsPerMinute)
    const sends = limitSends(limits, now)

    for (const language of languages) {
      const base = pathIn(language, `${CALL_PATH}/:token`)

      /** GET must not change anything: mail scanners open every link. */
      const show = (path: string, page: (view: View, booking: Booking) => Promise<Content> | Content) =>
        server.get(base + path, reads, async (request, reply) => {
          const view = await viewOf(language, tokenIn(request))
          const booking = await callOf(tokenIn(request))
          if (!booking) return send(reply, view, renderGone(view))
          return send(reply, view, booking.cancelledAt ? noCallPage(view, 'cancelled') : await page(view, booking))
        })

      show('', callPage)
      show('/move', async (view, booking) =>
        canMove(booking) ? movePage(view, booking, (await intake.slots()).free) : callPage(view, booking),
      )

      for (const [action, change] of Object.entries(changes)) {
        server.post(`${base}/${action}`, sends, async (request, reply) => {
          const view = await viewOf(language, tokenIn(request))
          const booking = await callOf(tokenIn(request))
          if (!booking) return send(reply, view, renderGone(view))
          if (booking.cancelledAt) return send(reply, view, noCallPage(view, 'cancelled'))
          const fields = fieldsIn(request.body)
          const isSeen = fields.seen === booking.form.start || fields.start === booking.form.start
          if (isSeen) return send(reply, view, await change(view, booking, fields))
          return send(reply, view, { status: 409, ...callPage(view, booking, 'changed') })
        })
      }
    }
  }
}

function renderGone(view: View): PageResponse {
  return { status: 404, ...noCallPage(view, 'gone') }
}

function tokenIn({ params }: FastifyRequest): string {
  return (params as { token?: string } | undefined)?.token ?? ''
}

/** Treats a repeated field as empty. */
function fieldsIn(body: unknown): SentFields {
  const { seen, start } = (body ?? {}) as Record<string, unknown>
  return { seen: typeof seen === 'string' ? seen : '', start: typeof start === 'string' ? start : '' }
}
