import type { FastifyReply } from 'fastify'
import type { Language } from '#site/languages.ts'
import { renderPage, type Content, type Frame } from './layout.ts'
import type { ReadTexts } from './texts.ts'

export type Answer = Content & { status?: number }

type Sender = (reply: FastifyReply, view: { language: Language; base: string }, answer: Answer) => Promise<FastifyReply>

export function pageSender(frame: Frame, brand: string, words: ReadTexts): Sender {
  return async (reply, { language, base: path }, { status = 200, title, main }) => {
    const { frame: around } = await words(language, 'admin')
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .send(renderPage({ frame, brand, language, path, title, words: around, main }))
  }
}
