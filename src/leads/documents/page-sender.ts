import type { FastifyReply } from 'fastify'
import type { Language } from '#site/languages.ts'
import { renderPage, type Content, type LayoutAssets } from './layout.ts'
import type { ReadTexts } from './texts.ts'

export type PageResponse = Content & { status?: number }

type Sender = (
  reply: FastifyReply,
  view: { language: Language; base: string },
  response: PageResponse,
) => Promise<FastifyReply>

export function createPageSender(layout: LayoutAssets, brand: string, readTexts: ReadTexts): Sender {
  return async (reply, { language, base: path }, { status = 200, title, main }) => {
    const { frame: labels } = await readTexts(language, 'admin')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderPage({ layout, brand, language, path, title, labels, main }))
  }
}
