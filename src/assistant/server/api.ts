import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { apiError, setUpJsonApi } from '#leads/server/api.ts'
import type { Leads } from '#leads/server/leads.ts'
import { throttleReports } from '#leads/server/throttle-reports.ts'
import { tooMany } from '#server/http/rate-limits.ts'
import { languages, type Language } from '#site/languages.ts'
import type { Assistant } from '../search/answer.ts'
import { QUESTION_LENGTH } from '../shared/question-length.ts'
import { streamAnswer, type AnswerEvent } from './answer.ts'
import { streamModel, type ModelError } from './model.ts'
import type { ModelSettings } from './settings.ts'

const BODY_LIMIT = 4 * 1024

type Options = {
  settings: ModelSettings
  assistants: Readonly<Record<Language, Assistant>>
  leads: Pick<Leads, 'limits' | 'now'>
  siteUrl: string
  silenceMs?: number
  deadlines?: { firstSentenceMs: number; answerMs: number } | undefined
}

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

/** Questions are neither stored nor logged. */
export function createModelRoutes({ settings, assistants, leads, siteUrl, silenceMs, deadlines }: Options) {
  const { limits, now } = leads
  const logError = throttleReports((count, line) => {
    console.error(
      `Language model (ASSISTANT_MODEL_URL): ${line}${count > 1 ? ` (and ${count - 1} earlier errors)` : ''}. Visitors get the built-in answers.`,
    )
  })
  const onError = ({ message, cause }: ModelError) => logError(cause ? `${message} (${codeOf(cause)})` : message)

  return async (server: FastifyInstance): Promise<void> => {
    setUpJsonApi(server, siteUrl)
    server.post('/', { bodyLimit: BODY_LIMIT }, async ({ body, ip }, reply) => {
      const busy = await limits.hit(ip, 'asks', settings.perMinute)
      if (busy) throw tooMany(reply, busy, now().epochMilliseconds)
      const { success, data } = askSchema.safeParse(body)
      if (!success) throw apiError('invalid_fields')
      const passages = assistants[data.language].passages(data.question, data.about)
      // Without passages the model is not called, so nothing counts toward the limit.
      const full = passages.length > 0 ? await limits.consume('asks', ip, settings.perDay) : undefined
      if (full) throw tooMany(reply, full, now().epochMilliseconds)

      const disconnected = new AbortController()
      reply.raw.once('close', () => disconnected.abort())
      const events = streamAnswer(
        { ...data, passages },
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
