import './temporal.ts'
import { isUtf8 } from 'node:buffer'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { variables } from '#site/settings.ts'
import { api, type ApiErrorBody, type ApiErrorCode } from '../shared/protocol.ts'
import { bookingSchema, check, leadSchema, MIN_FILL_MS } from '../shared/schema.ts'
import { oncePerBurst } from './burst.ts'
import { calendarFile } from './calendar-file.ts'
import type { Intake } from './intake.ts'
import type { Limits } from './limits.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { limitReads } from './read-limit.ts'
import type { SubmissionKind } from './store/store.ts'

const BODY_LIMIT = 16 * 1024

type Options = {
  intake: Intake
  identity: MailIdentity
  siteUrl: string
  limits: Pick<Limits, 'arrives'>
  proofOfWork: ProofOfWork
  readsPerMinute: number
  now: () => Temporal.Instant
}

export class ApiError extends Error {
  readonly code: ApiErrorCode
  readonly details: Omit<ApiErrorBody, 'error' | 'message'>

  constructor(code: ApiErrorCode, details: Omit<ApiErrorBody, 'error' | 'message'> = {}) {
    super(apiErrors[code].message)
    this.code = code
    this.details = details
  }
}

const apiErrors: Record<ApiErrorCode, { status: number; message: string }> = {
  bad_request: { status: 400, message: 'The request is not valid JSON in UTF-8.' },
  foreign_origin: { status: 403, message: 'Forms are taken from this site only.' },
  not_found: { status: 404, message: 'There is nothing at this address.' },
  method_not_allowed: { status: 405, message: 'This address does not take that method.' },
  slot_taken: { status: 409, message: 'Somebody else has just booked this time.' },
  slot_not_offered: { status: 409, message: 'This time is not offered, or not any more.' },
  too_large: { status: 413, message: `A form has at most ${BODY_LIMIT} bytes.` },
  wrong_type: { status: 415, message: 'A form is sent as application/json.' },
  invalid_fields: { status: 422, message: 'Some fields are not as they should be.' },
  too_fast: {
    status: 422,
    message: 'The form was sent faster than a person fills it in, or without a proof of work: send it once more.',
  },
  proof_needed: { status: 428, message: 'The form needs a proof of work of its own: GET /api/challenge.' },
  too_many: { status: 429, message: 'Too many forms from this address. Wait a moment.' },
  unavailable: { status: 503, message: 'The form could not be stored. Send it again in a moment.' },
}

const frameworkErrors: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
}

/** Routes for leads and bookings, registered under /api. Errors are JSON, and a rejected form is not stored. */
export async function leadsApi(server: FastifyInstance, options: Options): Promise<void> {
  const { intake, identity, siteUrl, limits, proofOfWork, readsPerMinute, now } = options

  const reads = limitReads(readsPerMinute, () => new ApiError('too_many'))
  const sends = {
    bodyLimit: BODY_LIMIT,
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const until = await limits.arrives(ip)
      if (until) throw tooMany(reply, until, now())
    },
  }
  speakJson(server, siteUrl)
  server.setNotFoundHandler((request) => {
    throw nothingAt(request)
  })

  /** A form without a proof first gets `too_fast`: even pages older than proofs respond by sending again. */
  async function proven(kind: SubmissionKind, { proof, key }: { proof?: string | undefined; key: string }, ip: string) {
    const under = await (proof === undefined ? proofOfWork.askedTwice({ kind, key }, ip) : proofOfWork.check(proof, ip))
    if (!under) throw new ApiError(proof === undefined ? 'too_fast' : 'proof_needed')
    return under
  }

  server.get('/challenge', reads, ({ ip }) => proofOfWork.challenge(ip))

  server.post('/leads', sends, async ({ body, ip }, reply) => {
    const form = checked(leadSchema, body)
    const receipt = await intake.takeLead(form, ip, await proven('lead', form, ip))
    if (receipt === 'proof_needed') throw new ApiError(receipt)
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now())
    return reply.code(201).send(receipt)
  })

  server.get('/slots', reads, () => intake.slots())

  server.post('/bookings', sends, async ({ body, ip }, reply) => {
    const form = checked(bookingSchema, body)
    const receipt = await intake.book(form, ip, await proven('booking', form, ip))
    if (receipt === 'proof_needed') throw new ApiError(receipt)
    if (typeof receipt === 'string') throw new ApiError(receipt, { slots: await intake.slots() })
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now())
    return reply.code(201).send(receipt)
  })

  server.get<{ Params: { id: string } }>('/bookings/:id/call.ics', reads, async ({ params }, reply) => {
    const booking = await intake.booking(params.id)
    if (!booking) throw new ApiError('not_found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="call.ics"')
      .send(await calendarFile(booking, identity))
  })
}

function nothingAt({ url }: FastifyRequest): ApiError {
  const isKnown = Object.values<string>(api).includes(url.split('?')[0] ?? '')
  return new ApiError(isKnown ? 'method_not_allowed' : 'not_found')
}

/** Shared by all routes under /api: same-origin POSTs, JSON bodies and JSON errors. */
export function speakJson(server: FastifyInstance, siteUrl: string): void {
  takeOnlyUtf8Json(server)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    // Reject before the body is read: unless a route sets a limit, Fastify reads up to 1 MB.
    if (request.is404) throw nothingAt(request)
    if (request.method === 'POST' && isCrossOrigin(request, siteUrl)) throw new ApiError('foreign_origin')
  })
  server.setErrorHandler(answerError)
}

export function tooMany(reply: FastifyReply, until: string, now: Temporal.Instant): ApiError {
  const seconds = Math.ceil((Date.parse(until) - now.epochMilliseconds) / 1000)
  reply.header('retry-after', Math.max(1, seconds))
  return new ApiError('too_many')
}

/** Responds to a URL that cannot be decoded, which never reaches a route. */
export function refuseUnreadable(reply: FastifyReply): FastifyReply {
  const body: ApiErrorBody = { error: 'bad_request', message: 'This address cannot be read.' }
  reply.header('x-request-id', reply.request.id)
  return reply.code(400).type('application/json; charset=utf-8').send(body)
}

/** By default, Fastify accepts plain text and replaces bytes that are not valid UTF-8. */
function takeOnlyUtf8Json(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(new ApiError('bad_request'))
    void parse(request, body.toString(), (error, value: unknown) => {
      done(error ? new ApiError('bad_request') : null, value)
    })
  })
}

function checked<Form extends { filledInMs: number }>(schema: ZodMiniType<Form>, body: unknown): Form {
  const result = check(schema, body)
  if (!result.ok) throw new ApiError('invalid_fields', { fields: result.faults })
  if (result.value.filledInMs < MIN_FILL_MS) throw new ApiError('too_fast')
  return result.value
}

/**
 * Browsers send Origin or Sec-Fetch-Site; a client that sends neither is not a browser and carries no visitor's
 * cookies. The Host header cannot be trusted: if SITE_URL is set, only that origin and loopback are accepted.
 */
export function isCrossOrigin({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  const isElsewhere = origin !== undefined && origin !== siteUrl
  if (isElsewhere && siteUrl !== variables.SITE_URL.initial && !LOOPBACK.test(origin)) return true
  if (site !== undefined) return site !== 'same-origin'
  return isElsewhere && (!URL.canParse(origin) || new URL(origin).host !== host)
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const sayUnavailable = oncePerBurst((count, line) =>
  console.error(count > 1 ? `${line}, and ${count - 1} before` : line),
)

function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof ApiError ? error : apiErrorOf(error)
  const { status, message } = apiErrors[refusal.code]
  if (refusal.code === 'unavailable') {
    sayUnavailable(`${request.method} ${request.url}: ${error.message} (request ${request.id})`)
    reply.header('retry-after', '5')
  }
  if (refusal.code === 'method_not_allowed') {
    const isRead = [api.slots, api.challenge].some((path) => request.url.startsWith(path))
    reply.header('allow', isRead ? 'GET' : 'POST')
  }
  const body: ApiErrorBody = { error: refusal.code, message, ...refusal.details }
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

function apiErrorOf(error: FastifyError): ApiError {
  const code = frameworkErrors[error.code] ?? ((error.statusCode ?? 500) < 500 ? 'bad_request' : 'unavailable')
  return new ApiError(code)
}
