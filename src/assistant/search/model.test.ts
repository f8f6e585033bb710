import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MODEL_SILENCE_MS } from '#site/timings.ts'
import { askModel } from './model.ts'

const ask = { question: 'What does it cost?', language: 'en' } as const
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

it('shows sentences as they arrive and returns them with their pages', async () => {
  vi.stubGlobal(
    'fetch',
    mockServer([sentence('One.').slice(0, 20), `${sentence('One.').slice(20)}:\n\n`, sentence('Two.'), done]),
  )
  const show = vi.fn<(sentences: readonly string[]) => void>()
  expect(await askModel(ask, show)).toEqual({
    kind: 'chosen',
    sentences: ['One.', 'Two.'],
    sources: [{ path: '/', title: 'Home' }],
  })
  expect(show.mock.calls).toEqual([[['One.']], [['One.', 'Two.']]])
})

it('returns unknown if no page matches', async () => {
  vi.stubGlobal('fetch', mockServer(['event: unknown\ndata: {}\n\n']))
  expect(await askModel(ask, () => {})).toEqual({ kind: 'unknown' })
})

it.each([
  ['withdraws its answer', mockServer([sentence('One.'), 'event: fallback\ndata: {"because":"figure"}\n\n'])],
  ['closes the stream early', mockServer([sentence('One.')])],
  ['responds with 429', mockServer([], true, 429)],
  ['responds with 404', mockServer([], true, 404)],
  ['sends HTML', mockServer(['<!doctype html>'])],
  ['sends invalid JSON', mockServer(['event: done\ndata: {\n\n'])],
  ['cannot be reached', vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))],
])('returns nothing if the server %s', async (_name, server) => {
  vi.stubGlobal('fetch', server)
  expect(await askModel(ask, () => {})).toBeUndefined()
})

it.each([
  ['from the start', []],
  ['after a sentence', [sentence('One.')]],
])('returns nothing if the server is silent %s', async (_name, parts) => {
  vi.stubGlobal('fetch', mockServer(parts, false))
  const reply = askModel(ask, () => {})
  await vi.advanceTimersByTimeAsync(MODEL_SILENCE_MS)
  expect(await reply).toBeUndefined()
})
