import fastifyFormbody from '@fastify/formbody'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError, toHttpError } from '#server/http/errors.ts'
import { isCrossOrigin } from '#server/http/origin.ts'
import type { Language } from '#site/languages.ts'
import { pageHeaders, renderPage, type Content, type LayoutAssets } from '../documents/layout.ts'
import type { ReadTexts } from '../documents/texts.ts'
import { messageOf } from './error-message.ts'

export type PageResponse = Content & { status?: number }

/** Message keys by error code; other errors use their code as the key. */
const problems: Readonly<Record<string, string>> = {
  foreign_origin: 'foreign',
  bad_request: 'malformed',
  too_many: 'tooMany',
  unavailable: 'unavailable',
}

type Options<Problem extends string> = {
  bodyLimit: number
  siteUrl: string
  referrerPolicy?: string
  /** Accepts forms only from SITE_URL. */
  isStrict?: boolean
  pluginErrors?: Readonly<Record<string, Problem>>
  sendProblem: (
    request: FastifyRequest,
    reply: FastifyReply,
    response: { problem: Problem; status: number },
  ) => Promise<FastifyReply>
}

export async function setUpPages<Problem extends string>(
  server: FastifyInstance,
  { bodyLimit, siteUrl, referrerPolicy, isStrict, pluginErrors, sendProblem }: Options<Problem>,
): Promise<void> {
  server.removeAllContentTypeParsers()
  await server.register(fastifyFormbody, { bodyLimit })
  server.addHook('onRequest', async (request, reply) => {
    // Also set on redirects, downloads and errors.
    reply.headers({ ...pageHeaders, ...(referrerPolicy && { 'referrer-policy': referrerPolicy }) })
    if (request.method === 'POST' && isCrossOrigin(request, siteUrl, isStrict)) {
      throw new HttpError('foreign_origin', 403)
    }
  })
  server.setErrorHandler(async (error: FastifyError | HttpError, request, reply) => {
    const { code, statusCode } = toHttpError(error, pluginErrors)
    // The route and not the URL, which can contain a secret.
    if (code === 'unavailable') console.error(`${request.method} ${request.routeOptions.url}: ${messageOf(error)}`)
    return sendProblem(request, reply, { problem: (problems[code] ?? code) as Problem, status: statusCode })
  })
}

/** A repeated field counts as missing. */
export function fieldIn(values: unknown, name: string): string | undefined {
  const value = (values as Record<string, unknown> | null | undefined)?.[name]
  return typeof value === 'string' ? value : undefined
}

type View = { language: Language; base: string }

export function createPageSender(layout: LayoutAssets, brand: string, readTexts: ReadTexts) {
  return async (reply: FastifyReply, { language, base: path }: View, { status = 200, title, main }: PageResponse) => {
    const { frame: labels } = await readTexts(language, 'admin')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderPage({ layout, brand, language, path, title, labels, main }))
  }
}
