import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { apiError, setUpJsonApi } from '#leads/server/api.ts'
import type { Leads } from '#leads/server/leads-server.ts'
import { reportBursts } from '#leads/server/log-bursts.ts'
import { tooMany } from '#server/http/rate-limits.ts'
import { languages, type Language } from '#site/languages.ts'
import type { Assistant } from '../search/compose-answer.ts'
import { QUESTION_LENGTH, type AnswerEvent } from '../shared/protocol.ts'
import { streamAnswer } from './model-answer.ts'
import { streamModel, type ModelError } from './model.ts'
import type { ModelSettings } from './settings.ts'

const BODY_LIMIT = 4 * 1024

/** Caps on stored unanswered questions: far above what a visitor asks or an owner reads. */
const UNANSWERED_PER_DAY = { visitor: 60, all: 5000 }

const askSchema = z.object({
  // Invisible characters are of no use to the model or the log.
  question: z
    .string()
    .max(QUESTION_LENGTH)
    .transform((text) => text.replaceAll(/\p{C}/gu, ' ').trim())
    .pipe(z.string().min(1)),
  language: z.enum(languages),
  about: z.string().max(200).optional(),
})

const unansweredSchema = z.object({
  language: z.enum(languages),
  text: z.string().trim().min(1).max(QUESTION_LENGTH).optional(),
})

type ModelOptions = {
  settings: ModelSettings
  assistants: Readonly<Record<Language, Assistant>>
  leads: Pick<Leads, 'limits' | 'now'>
  siteUrl: string
  silenceMs?: number
  deadlines?: { firstSentenceMs: number; answerMs: number } | undefined
}

/** Questions are neither stored nor logged. */
export function createModelRoutes({ settings, assistants, leads, siteUrl, silenceMs, deadlines }: ModelOptions) {
  const logError = reportBursts((count, line) => {
    console.error(
      `Language model (ASSISTANT_MODEL_URL): ${line}${count > 1 ? ` (and ${count - 1} earlier errors)` : ''}. Visitors get the built-in answers.`,
    )
  })
  const onError = ({ message, cause }: ModelError) => logError(cause ? `${message} (${codeOf(cause)})` : message)
  const limits = { counter: 'asks', perMinute: settings.perMinute, perDay: settings.perDay }

  return createRoute({ leads, siteUrl, limits, schema: askSchema }, async (ask, reply, countToday) => {
    const passages = assistants[ask.language].passages(ask.question, ask.about)
    // Without passages the model is not called, so nothing counts toward the limit.
    if (passages.length > 0) await countToday()

    const disconnected = new AbortController()
    reply.raw.once('close', () => disconnected.abort())
    const events = streamAnswer(
      { ...ask, passages },
      {
        ask: (messages, deadline) =>
          streamModel(settings, messages, { signal: AbortSignal.any([disconnected.signal, deadline]), silenceMs }),
        onError: (error) => void (disconnected.signal.aborted || onError(error)),
        deadlines,
      },
    )
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('x-accel-buffering', 'no')
      .send(Readable.from(serializeEvents(events), { objectMode: false }))
  })
}

/** Does not store who asked. */
export function createQuestionRoutes(options: { leads: Pick<Leads, 'limits' | 'now' | 'store'>; siteUrl: string }) {
  const { now, store } = options.leads
  const limits = { counter: 'questions', perDay: UNANSWERED_PER_DAY }
  return createRoute(
    { ...options, limits, schema: unansweredSchema },
    async ({ language, text }, reply, countToday) => {
      await countToday()
      const day = now().toString().slice(0, 'YYYY-MM-DD'.length)
      if (text === undefined) await store.questions.count(day, language)
      else await store.questions.keep({ day, language, text: redactContacts(text) })
      return reply.code(204).send()
    },
  )
}

type RouteOptions<Form> = {
  leads: Pick<Leads, 'limits' | 'now'>
  siteUrl: string
  limits: { counter: string; perMinute?: number; perDay: { visitor: number; all: number } }
  schema: z.ZodType<Form>
}

type Respond<Form> = (form: Form, reply: FastifyReply, countToday: () => Promise<void>) => Promise<FastifyReply>

/** Accepts forms that match `schema`. `countToday` rejects a form over the daily limit. */
function createRoute<Form>({ leads, siteUrl, limits, schema }: RouteOptions<Form>, respond: Respond<Form>) {
  const { counter, perMinute, perDay } = limits
  return async (server: FastifyInstance): Promise<void> => {
    setUpJsonApi(server, siteUrl)
    server.post('/', { bodyLimit: BODY_LIMIT }, async ({ body, ip }, reply) => {
      const rejectUntil = (until: string | undefined) => {
        if (until) throw tooMany(reply, until, leads.now().epochMilliseconds)
      }
      rejectUntil(await leads.limits.hit(ip, counter, perMinute))
      const { success, data } = schema.safeParse(body)
      if (!success) throw apiError('invalid_fields')
      return respond(data, reply, async () => rejectUntil(await leads.limits.consume(counter, ip, perDay)))
    })
  }
}

/** `working` becomes a comment, which resets the browser's timeout. */
async function* serializeEvents(events: AsyncIterable<AnswerEvent | 'working'>): AsyncGenerator<string> {
  for await (const each of events) {
    yield each === 'working' ? ':\n\n' : `event: ${each.event}\ndata: ${JSON.stringify(each.data)}\n\n`
  }
}

/** The error code of a connection, without any data sent over it. */
function codeOf(cause: unknown): string {
  const inner = (cause as { cause?: unknown }).cause ?? cause
  const { code, name } = inner as { code?: string; name?: string }
  return code ?? name ?? 'unknown'
}

const REDACTED = '[…]'
const MIN_DIGITS = 7

/** Anything with as many digits as a phone number counts as one. */
export function redactContacts(text: string): string {
  return text
    .replaceAll(/\p{C}/gu, ' ')
    .replaceAll(/\S+@\S+|https?:\/\/\S+|www\.\S+/giu, REDACTED)
    .replaceAll(/\+?\(?\d[\d\s()./-]*\d/g, (number) =>
      number.replaceAll(/\D/g, '').length < MIN_DIGITS ? number : REDACTED,
    )
}
