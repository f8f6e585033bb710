/** Browsers without JavaScript can't do a proof of work, so visitors review their input and send it a second time. */

import type { FastifyInstance, FastifyReply } from 'fastify'
import { HttpError } from '#server/http/errors.ts'
import { limitReads, limitSends, tooMany } from '#server/http/rate-limits.ts'
import { FORM_PATH } from '#site/embed-root.ts'
import type { FormId } from '#site/embeds.ts'
import { languages, type Language } from '#site/languages.ts'
import { hrefFor, languageOf, pathIn } from '#site/paths.ts'
import type { Settings } from '#site/settings.ts'
import type { Content, PageOptions } from '../documents/layout.ts'
import { readTextsFrom } from '../documents/texts.ts'
import type { Leads } from '../server/leads-server.ts'
import { createPageSender, fieldIn, setUpPages, type PageResponse } from '../server/page-routes.ts'
import { bookingSchema, check, leadSchema, MIN_FILL_MS, type BookingForm, type LeadForm } from '../shared/schema.ts'
import {
  bookedPage,
  fields,
  formPage,
  leadSentPage,
  problemPage,
  reviewPage,
  type Problem,
  type State,
  type Values,
  type View,
} from './pages.ts'

const BODY_LIMIT = 8 * 1024

type Options = PageOptions & { leads: Leads; site: Pick<Settings, 'emails' | 'privacyUrl'> }

const ids = ['lead-form', 'scheduler'] as const satisfies readonly FormId[]

/** `change` is a button of the review. */
const names = new Set([...Object.values(fields).flat(), 'website', 'key', 'change'])

/** Register without a prefix: the routes include /form in every language. */
export function createFormRoutes({ leads, site, publicFolder, layout }: Options) {
  const { intake, limits, proofOfWork, timeZone, readsPerMinute, now } = leads
  const readTexts = readTextsFrom(publicFolder, site)
  const send = createPageSender(layout, site.brand, readTexts)

  async function viewOf(id: FormId, language: Language): Promise<View> {
    const [texts, form] = await Promise.all([readTexts(language, 'formpages'), readTexts(language, 'forms')])
    const base = pathIn(language, `${FORM_PATH}/${id}`)
    const notice = site.privacyUrl ?? hrefFor('/privacy', language)
    return { id, language, texts, form, base, email: site.emails[language], notice, timeZone }
  }

  async function renderForm(view: View, state: State): Promise<Content> {
    return formPage(view, view.id === 'scheduler' ? { ...state, free: (await intake.slots()).free } : state)
  }

  async function submit(view: View, values: Values, ip: string, reply: FastifyReply): Promise<PageResponse> {
    const { id, language } = view
    const { consent, phone, ...rest } = values
    const envelope = { language, filledInMs: MIN_FILL_MS, consent: consent !== undefined }
    const sent = { ...rest, ...(phone?.trim() && { phone }), ...envelope, ...(id === 'scheduler' && { timeZone }) }
    const result = check<LeadForm | BookingForm>(id === 'lead-form' ? leadSchema : bookingSchema, sent)
    if (!result.ok) {
      const { fieldErrors } = result
      // Errors in fields that visitors don't fill in.
      if (['website', 'key', 'unknown', 'form'].some((field) => field in fieldErrors)) {
        throw new HttpError('bad_request', 400)
      }
      return { status: 422, ...(await renderForm(view, { values, fieldErrors })) }
    }
    const kind = id === 'lead-form' ? 'lead' : 'booking'
    const proof = await proofOfWork.confirmUnproven({ kind, key: result.value.key }, ip)
    if (!proof) return reviewPage(view, values)
    const form = result.value
    const receipt = await ('start' in form ? intake.book(form, ip, proof) : intake.storeLead(form, ip, proof))
    if (receipt === 'proof_needed') throw new HttpError('unproven', 429)
    if (typeof receipt === 'string') return { status: 409, ...(await renderForm(view, { values, isTaken: true })) }
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now().epochMilliseconds)
    return 'start' in receipt ? bookedPage(view, values, receipt) : leadSentPage(view, values)
  }

  return async (server: FastifyInstance) => {
    await setUpPages<Problem>(server, {
      bodyLimit: BODY_LIMIT,
      siteUrl: site.siteUrl,
      sendProblem: async (request, reply, { problem, status }) => {
        const view = await viewOf(ids.find((id) => request.url.includes(id)) ?? ids[0], languageOf(request.url))
        return send(reply, view, { status, ...problemPage(view, problem) })
      },
    })
    const reads = limitReads(readsPerMinute)
    const sends = limitSends(limits, now)

    for (const language of languages) {
      for (const id of ids) {
        const path = pathIn(language, `${FORM_PATH}/${id}`)
        server.get(path, reads, async (_request, reply) => {
          const view = await viewOf(id, language)
          return send(reply, view, await renderForm(view, { values: { key: crypto.randomUUID() } }))
        })
        server.post(path, sends, async (request, reply) => {
          const view = await viewOf(id, language)
          const { change, ...values } = valuesIn(request.body)
          if (change !== undefined) return send(reply, view, await renderForm(view, { values }))
          return send(reply, view, await submit(view, values, request.ip, reply))
        })
      }
    }
  }
}

function valuesIn(body: unknown): Values {
  const entries = [...names].flatMap((name) => {
    const value = fieldIn(body, name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(entries)
}
