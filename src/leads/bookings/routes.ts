import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { limitReads, limitSends } from '#server/http/rate-limits.ts'
import { languages, type Language } from '#site/languages.ts'
import { languageOf, pathIn } from '#site/paths.ts'
import type { PageOptions } from '../documents/layout.ts'
import { CALL_PATH } from '../documents/paths.ts'
import { readTextsFrom } from '../documents/texts.ts'
import type { Leads } from '../server/leads-server.ts'
import { createPageSender, fieldIn, setUpPages, type PageResponse } from '../server/page-routes.ts'
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

type Respond = (view: View, booking: Booking, body: unknown) => Promise<PageResponse> | PageResponse

/** `start` is empty if none was chosen. */
type Change = (view: View, booking: Booking, start: string) => Promise<PageResponse>

/** Register without a prefix: the routes include /call in every language. */
export function createBookingRoutes({ leads, site, publicFolder, layout }: PageOptions & { leads: Leads }) {
  const { intake, links, limits, readsPerMinute, now } = leads
  const readTexts = readTextsFrom(publicFolder, site)
  const send = createPageSender(layout, site.brand, readTexts)

  async function viewOf(language: Language, token: string): Promise<View> {
    return { language, texts: await readTexts(language, 'bookings'), base: pathIn(language, `${CALL_PATH}/${token}`) }
  }

  async function callOf(token: string): Promise<Booking | undefined> {
    const id = await links.idIn(token)
    return id === undefined ? undefined : intake.call(id)
  }

  const handle = (language: Language, respond: Respond) => async (request: FastifyRequest, reply: FastifyReply) => {
    const view = await viewOf(language, tokenIn(request))
    const booking = await callOf(tokenIn(request))
    if (!booking) return send(reply, view, renderGone(view))
    if (booking.cancelledAt) return send(reply, view, noCallPage(view, 'cancelled'))
    return send(reply, view, await respond(view, booking, request.body))
  }

  const changes: Readonly<Record<'confirm' | 'move' | 'cancel', Change>> = {
    async confirm(view, { id }) {
      const confirmed = await intake.confirm(id)
      if (confirmed === 'gone') return renderGone(view)
      return confirmed === 'too_many_calls' ? renderConflict(view, id) : callUpdatedPage(view, confirmed, 'confirmed')
    },
    async move(view, booking, start) {
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

      // GET must not change anything: mail scanners open every link.
      const show = handle(language, (view, booking) => callPage(view, booking))
      const showTimes = handle(language, async (view, booking) => {
        return canMove(booking) ? movePage(view, booking, (await intake.slots()).free) : callPage(view, booking)
      })
      server.get(base, reads, show)
      server.get(`${base}/move`, reads, showTimes)

      for (const [action, change] of Object.entries(changes)) {
        const save = handle(language, (view, booking, body) => {
          const [seen, start = ''] = [fieldIn(body, 'seen'), fieldIn(body, 'start')]
          const isSeen = [seen, start].includes(booking.form.start)
          return isSeen ? change(view, booking, start) : { status: 409, ...callPage(view, booking, 'changed') }
        })
        server.post(`${base}/${action}`, sends, save)
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
