import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { apiError, setUpJsonApi } from '#leads/server/api.ts'
import type { Leads } from '#leads/server/leads.ts'
import { tooMany } from '#server/http/rate-limits.ts'
import { languages } from '#site/languages.ts'
import { QUESTION_LENGTH } from '../shared/question-length.ts'

const BODY_LIMIT = 4 * 1024

/** No visitor asks more, and no owner would read more. */
const PER_DAY = { visitor: 60, all: 5000 }

const unansweredSchema = z.object({
  language: z.enum(languages),
  text: z.string().trim().min(1).max(QUESTION_LENGTH).optional(),
})

type Options = { leads: Pick<Leads, 'limits' | 'now' | 'store'>; siteUrl: string }

/** Does not store who asked. */
export function createQuestionRoutes({ leads, siteUrl }: Options) {
  const { limits, now, store } = leads
  return async (server: FastifyInstance): Promise<void> => {
    setUpJsonApi(server, siteUrl)
    server.post('/', { bodyLimit: BODY_LIMIT }, async ({ body, ip }, reply) => {
      const busy = await limits.hit(ip, 'questions')
      if (busy) throw tooMany(reply, busy, now().epochMilliseconds)
      const { success, data } = unansweredSchema.safeParse(body)
      if (!success) throw apiError('invalid_fields')
      const full = await limits.consume('questions', ip, PER_DAY)
      if (full) throw tooMany(reply, full, now().epochMilliseconds)
      const day = now().toString().slice(0, 'YYYY-MM-DD'.length)
      const { language, text } = data
      if (text === undefined) await store.questions.count(day, language)
      else await store.questions.keep({ day, language, text: redactContacts(text) })
      return reply.code(204).send()
    })
  }
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
