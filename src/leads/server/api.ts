import './temporal.ts'
import { isUtf8 } from 'node:buffer'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { HttpError, toHttpError } from '#server/http/errors.ts'
import { isCrossOrigin } from '#server/http/origin.ts'
import { limitReads, limitSends, tooMany } from '#server/http/rate-limits.ts'
import { api, type ApiErrorBody, type ApiErrorCode } from '../shared/protocol.ts'
import { bookingSchema, check, leadSchema, MIN_FILL_MS, type BookingForm, type LeadForm } from '../shared/schema.ts'
import { renderCalendarFile } from './calendar-file.ts'
import type { Intake } from './intake.ts'
import type { Limits } from './limits.ts'
import { reportBursts } from './log-bursts.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import type { SubmissionKind } from './store/submission.ts'

const BODY_LIMIT = 16 * 1024

type Options = {
  intake: Intake
  identity: MailIdentity
  siteUrl: string
  limits: Pick<Limits, 'hit'>
  proofOfWork: ProofOfWork
  readsPerMinute: number
  now: () => Temporal.Instant
}

const apiErrors: Record<ApiErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'The request is not valid JSON in UTF-8.' },
  foreign_origin: { status: 403, message: 'Forms are only accepted from this site.' },
  not_found: { status: 404, message: 'Nothing was found at this URL.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  slot_taken: { status: 409, message: 'Someone else has just booked this time.' },
  slot_not_offered: { status: 409, message: 'This time is not available.' },
  too_large: { status: 413, message: `The form is larger than ${BODY_LIMIT} bytes.` },
  wrong_type: { status: 415, message: 'Send the form as application/json.' },
  invalid_fields: { status: 422, message: 'Some fields are invalid.' },
  too_fast: { status: 422, message: 'The form was sent faster than a person can fill it in. Send it again.' },
  proof_missing: { status: 428, message: 'The form has no proof of work: GET /api/challenge, or send it again.' },
  proof_needed: { status: 428, message: 'The form needs its own proof of work: GET /api/challenge.' },
  too_many: { status: 429, message: 'Too many requests from this address. Try again later.' },
  unavailable: { status: 503, message: 'The form could not be stored. Send it again in a moment.' },
}

const frameworkErrors: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
}

export function apiError(code: ApiErrorCode, details?: Omit<ApiErrorBody, 'error' | 'message'>): HttpError {
  return new HttpError(code, apiErrors[code].status, details)
}

export async function leadsApi(server: FastifyInstance, options: Options): Promise<void> {
  const { intake, identity, siteUrl, limits, proofOfWork, readsPerMinute, now } = options

  const readOptions = limitReads(readsPerMinute)
  const sendOptions = { bodyLimit: BODY_LIMIT, ...limitSends(limits, now) }
  setUpJsonApi(server, siteUrl)
  server.setNotFoundHandler((request) => {
    throw notFoundError(request)
  })

  async function verifyProof(kind: SubmissionKind, form: LeadForm | BookingForm, { ip, headers }: FastifyRequest) {
    const { proof, key } = form
    const proofLimits = await (proof ? proofOfWork.verify(proof, ip) : proofOfWork.confirmUnproven({ kind, key }, ip))
    if (proofLimits) return proofLimits
    // Pages of version 0.1.0, which never have a proof, send the form again only after `too_fast`.
    const isOldPage = proof === undefined && headers.origin !== undefined
    throw apiError(proof ? 'proof_needed' : isOldPage ? 'too_fast' : 'proof_missing')
  }

  server.get('/challenge', readOptions, ({ ip }) => proofOfWork.challenge(ip))

  async function sendReceipt(reply: FastifyReply, receipt: Awaited<ReturnType<Intake['storeLead' | 'book']>>) {
    if (receipt === 'proof_needed') throw apiError(receipt)
    if (typeof receipt === 'string') throw apiError(receipt, { slots: await intake.slots() })
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now().epochMilliseconds)
    return reply.code(201).send(receipt)
  }

  server.post('/leads', sendOptions, async (request, reply) => {
    const form = parseForm(leadSchema, request.body)
    return sendReceipt(reply, await intake.storeLead(form, request.ip, await verifyProof('lead', form, request)))
  })

  server.get('/slots', readOptions, () => intake.slots())

  server.post('/bookings', sendOptions, async (request, reply) => {
    const form = parseForm(bookingSchema, request.body)
    return sendReceipt(reply, await intake.book(form, request.ip, await verifyProof('booking', form, request)))
  })

  server.get<{ Params: { id: string } }>('/bookings/:id/call.ics', readOptions, async ({ params }, reply) => {
    const booking = await intake.booking(params.id)
    if (!booking) throw apiError('not_found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="call.ics"')
      .send(await renderCalendarFile(booking, identity))
  })
}

function notFoundError({ url }: FastifyRequest): HttpError {
  const isApiPath = Object.values<string>(api).includes(url.split('?')[0] ?? '')
  return apiError(isApiPath ? 'method_not_allowed' : 'not_found')
}

export function setUpJsonApi(server: FastifyInstance, siteUrl: string): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  // By default, Fastify accepts plain text and replaces bytes that are not valid UTF-8.
  server.removeAllContentTypeParsers()
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(apiError('bad_request'))
    void parse(request, body.toString(), (error, value: unknown) => {
      done(error ? apiError('bad_request') : null, value)
    })
  })
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    // Reject before the body is read: unless a route sets a limit, Fastify reads up to 1 MB.
    if (request.is404) throw notFoundError(request)
    if (request.method === 'POST' && isCrossOrigin(request, siteUrl)) throw apiError('foreign_origin')
  })
  server.setErrorHandler(sendError)
}

/** A URL that cannot be decoded never reaches a route. */
export function rejectUndecodableUrl(reply: FastifyReply): FastifyReply {
  const body: ApiErrorBody = { error: 'bad_request', message: 'This URL cannot be decoded.' }
  reply.header('x-request-id', reply.request.id)
  return reply.code(400).type('application/json; charset=utf-8').send(body)
}

function parseForm<Form extends { filledInMs: number }>(schema: ZodMiniType<Form>, body: unknown): Form {
  const result = check(schema, body)
  if (!result.ok) throw apiError('invalid_fields', { fields: result.fieldErrors })
  if (result.value.filledInMs < MIN_FILL_MS) throw apiError('too_fast')
  return result.value
}

const logUnavailable = reportBursts((count, line) =>
  console.error(count > 1 ? `${line} (and ${count - 1} more since the last report)` : line),
)

function sendError(error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, details } = toHttpError(error, frameworkErrors) as HttpError<ApiErrorCode>
  const { status, message } = apiErrors[code]
  if (code === 'unavailable') {
    logUnavailable(`${request.method} ${request.url}: ${error.message} (request ${request.id})`)
    reply.header('retry-after', '5')
  }
  if (code === 'method_not_allowed') {
    const isRead = [api.slots, api.challenge].some((path) => request.url.startsWith(path))
    reply.header('allow', isRead ? 'GET' : 'POST')
  }
  const body: ApiErrorBody = { error: code, message, ...details }
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}
