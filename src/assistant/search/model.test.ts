import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MODEL_SILENCE_MS } from '#site/timings.ts'
import { askModel } from './model.ts'

const sentence = (text: string) => `event: sentence\ndata: ${JSON.stringify({ text })}\n\n`
const done = 'event: done\ndata: {"sources":[{"path":"/","title":"Home"}]}\n\n'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** If it is not closed, it stays open until aborted. */
function mockServer(parts: readonly string[], isClosed = true, status = 200) {
  return vi.fn<typeof fetch>(async (_address, init) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
        if (isClosed) controller.close()
        else init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      },
    })
    return new Response(body, { status })
  })
}

function askServer(server: typeof fetch, show = vi.fn<(sentences: readonly string[]) => void>()) {
  vi.stubGlobal('fetch', server)
  return askModel({ question: 'What does it cost?', language: 'en' }, show)
}

it('shows sentences as they arrive and returns them with their pages', async () => {
  const one = sentence('One.')
  const server = mockServer([one.slice(0, 20), `${one.slice(20)}:\n\n`, sentence('Two.'), done])
  const show = vi.fn<(sentences: readonly string[]) => void>()
  const reply = { kind: 'chosen', sentences: ['One.', 'Two.'], sources: [{ path: '/', title: 'Home' }] }
  expect(await askServer(server, show)).toEqual(reply)
  expect(show.mock.calls).toEqual([[['One.']], [['One.', 'Two.']]])
})

it.each([
  ['finds no page', mockServer(['event: unknown\ndata: {}\n\n']), { kind: 'unknown' }],
  ['withdraws its answer', mockServer([sentence('One.'), 'event: fallback\ndata: {"because":"figure"}\n\n'])],
  ['closes the stream early', mockServer([sentence('One.')])],
  ['responds with 429', mockServer([], true, 429)],
  ['sends HTML', mockServer(['<!doctype html>'])],
  ['sends invalid JSON', mockServer(['event: done\ndata: {\n\n'])],
  ['cannot be reached', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))],
])('returns no answer if the server %s', async (_name, server, reply?: object) => {
  expect(await askServer(server)).toEqual(reply)
})

it.each([
  ['from the start', []],
  ['after a sentence', [sentence('One.')]],
])('returns nothing if the server is silent %s', async (_name, parts) => {
  const reply = askServer(mockServer(parts, false))
  await vi.advanceTimersByTimeAsync(MODEL_SILENCE_MS)
  expect(await reply).toBeUndefined()
})
