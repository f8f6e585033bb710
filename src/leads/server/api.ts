import './temporal.ts'
import { isUtf8 } from 'node:buffer'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { variables } from '#site/settings.ts'
import { api, type ApiErrorBody, type ApiErrorCode } from '../shared/protocol.ts'
import { bookingSchema, check, leadSchema, MIN_FILL_MS } from '../shared/schema.ts'
import { renderCalendarFile } from './calendar-file.ts'
import type { Intake } from './intake.ts'
import type { Limits } from './limits.ts'
import type { MailIdentity } from './mail-identity.ts'
import type { ProofOfWork } from './proof-of-work.ts'
import { limitReads } from './read-limit.ts'
import type { SubmissionKind } from './store/store.ts'
import { throttleReports } from './throttle-reports.ts'

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
  foreign_origin: { status: 403, message: 'Forms are only accepted from this site.' },
  not_found: { status: 404, message: 'Nothing was found at this URL.' },
  method_not_allowed: { status: 405, message: 'This URL does not support that method.' },
  slot_taken: { status: 409, message: 'Someone else has just booked this time.' },
  slot_not_offered: { status: 409, message: 'This time is not available.' },
  too_large: { status: 413, message: `The form is larger than ${BODY_LIMIT} bytes.` },
  wrong_type: { status: 415, message: 'Send the form as application/json.' },
  invalid_fields: { status: 422, message: 'Some fields are invalid.' },
  too_fast: {
    status: 422,
    message: 'The form was sent faster than a person can fill it in, or without a proof of work. Send it again.',
  },
  proof_needed: { status: 428, message: 'The form needs its own proof of work: GET /api/challenge.' },
  too_many: { status: 429, message: 'Too many requests from this address. Try again later.' },
  unavailable: { status: 503, message: 'The form could not be stored. Send it again in a moment.' },
}

const frameworkErrors: Readonly<Record<string, ApiErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_type',
}

/** Routes for leads and bookings, registered under /api. Errors are JSON, and a rejected form is not stored. */
export async function leadsApi(server: FastifyInstance, options: Options): Promise<void> {
  const { intake, identity, siteUrl, limits, proofOfWork, readsPerMinute, now } = options

  const readOptions = limitReads(readsPerMinute, () => new ApiError('too_many'))
  const sendOptions = {
    bodyLimit: BODY_LIMIT,
    onRequest: async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      const until = await limits.hit(ip)
      if (until) throw tooMany(reply, until, now())
    },
  }
  setUpJsonApi(server, siteUrl)
  server.setNotFoundHandler((request) => {
    throw notFoundError(request)
  })

  /** A form without a proof first gets `too_fast`: even pages older than proofs respond by sending again. */
  async function verifyProof(
    kind: SubmissionKind,
    { proof, key }: { proof?: string | undefined; key: string },
    ip: string,
  ) {
    const proofLimits = await (proof === undefined
      ? proofOfWork.confirmUnproven({ kind, key }, ip)
      : proofOfWork.verify(proof, ip))
    if (!proofLimits) throw new ApiError(proof === undefined ? 'too_fast' : 'proof_needed')
    return proofLimits
  }

  server.get('/challenge', readOptions, ({ ip }) => proofOfWork.challenge(ip))

  server.post('/leads', sendOptions, async ({ body, ip }, reply) => {
    const form = parseForm(leadSchema, body)
    const receipt = await intake.takeLead(form, ip, await verifyProof('lead', form, ip))
    if (receipt === 'proof_needed') throw new ApiError(receipt)
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now())
    return reply.code(201).send(receipt)
  })

  server.get('/slots', readOptions, () => intake.slots())

  server.post('/bookings', sendOptions, async ({ body, ip }, reply) => {
    const form = parseForm(bookingSchema, body)
    const receipt = await intake.book(form, ip, await verifyProof('booking', form, ip))
    if (receipt === 'proof_needed') throw new ApiError(receipt)
    if (typeof receipt === 'string') throw new ApiError(receipt, { slots: await intake.slots() })
    if ('tooManyUntil' in receipt) throw tooMany(reply, receipt.tooManyUntil, now())
    return reply.code(201).send(receipt)
  })

  server.get<{ Params: { id: string } }>('/bookings/:id/call.ics', readOptions, async ({ params }, reply) => {
    const booking = await intake.booking(params.id)
    if (!booking) throw new ApiError('not_found')
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="call.ics"')
      .send(await renderCalendarFile(booking, identity))
  })
}

function notFoundError({ url }: FastifyRequest): ApiError {
  const isApiPath = Object.values<string>(api).includes(url.split('?')[0] ?? '')
  return new ApiError(isApiPath ? 'method_not_allowed' : 'not_found')
}

/** Shared by all routes under /api: same-origin POSTs, JSON bodies and JSON errors. */
export function setUpJsonApi(server: FastifyInstance, siteUrl: string): void {
  acceptOnlyUtf8Json(server)
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id })
    // Reject before the body is read: unless a route sets a limit, Fastify reads up to 1 MB.
    if (request.is404) throw notFoundError(request)
    if (request.method === 'POST' && isCrossOrigin(request, siteUrl)) throw new ApiError('foreign_origin')
  })
  server.setErrorHandler(sendError)
}

export function tooMany(reply: FastifyReply, until: string, now: Temporal.Instant): ApiError {
  const seconds = Math.ceil((Date.parse(until) - now.epochMilliseconds) / 1000)
  reply.header('retry-after', Math.max(1, seconds))
  return new ApiError('too_many')
}

/** Responds to a URL that cannot be decoded, which never reaches a route. */
export function rejectUndecodableUrl(reply: FastifyReply): FastifyReply {
  const body: ApiErrorBody = { error: 'bad_request', message: 'This URL cannot be decoded.' }
  reply.header('x-request-id', reply.request.id)
  return reply.code(400).type('application/json; charset=utf-8').send(body)
}

/** By default, Fastify accepts plain text and replaces bytes that are not valid UTF-8. */
function acceptOnlyUtf8Json(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8(body)) return done(new ApiError('bad_request'))
    void parse(request, body.toString(), (error, value: unknown) => {
      done(error ? new ApiError('bad_request') : null, value)
    })
  })
}

function parseForm<Form extends { filledInMs: number }>(schema: ZodMiniType<Form>, body: unknown): Form {
  const result = check(schema, body)
  if (!result.ok) throw new ApiError('invalid_fields', { fields: result.fieldErrors })
  if (result.value.filledInMs < MIN_FILL_MS) throw new ApiError('too_fast')
  return result.value
}

/**
 * Browsers send Origin or Sec-Fetch-Site; a client that sends neither is not a browser and carries no visitor's
 * cookies. The Host header cannot be trusted: if SITE_URL is set, only that origin and loopback are accepted.
 */
export function isCrossOrigin({ headers, host }: FastifyRequest, siteUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  const isOtherOrigin = origin !== undefined && origin !== siteUrl
  if (isOtherOrigin && siteUrl !== variables.SITE_URL.initial && !LOOPBACK.test(origin)) return true
  if (site !== undefined) return site !== 'same-origin'
  return isOtherOrigin && (!URL.canParse(origin) || new URL(origin).host !== host)
}

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const logUnavailable = throttleReports((count, line) =>
  console.error(count > 1 ? `${line} (and ${count - 1} more since the last report)` : line),
)

function sendError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const apiError = error instanceof ApiError ? error : apiErrorOf(error)
  const { status, message } = apiErrors[apiError.code]
  if (apiError.code === 'unavailable') {
    logUnavailable(`${request.method} ${request.url}: ${error.message} (request ${request.id})`)
    reply.header('retry-after', '5')
  }
  if (apiError.code === 'method_not_allowed') {
    const isRead = [api.slots, api.challenge].some((path) => request.url.startsWith(path))
    reply.header('allow', isRead ? 'GET' : 'POST')
  }
  const body: ApiErrorBody = { error: apiError.code, message, ...apiError.details }
  return reply.code(status).type('application/json; charset=utf-8').send(body)
}

function apiErrorOf(error: FastifyError): ApiError {
  const code = frameworkErrors[error.code] ?? ((error.statusCode ?? 500) < 500 ? 'bad_request' : 'unavailable')
  return new ApiError(code)
}
