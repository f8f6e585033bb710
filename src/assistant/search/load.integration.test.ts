import { afterEach, expect, it, vi } from 'vitest'
import { PT, keepSiteLanguages } from '#site/testing/portuguese.ts'
import { loadAssistant } from './load.ts'

afterEach(() => {
  vi.doUnmock('./answer.ts')
  vi.resetModules()
})

it.each(
  keepSiteLanguages([
    ['en', 'What happens after I send the demo form?', '/book-a-demo'],
    [PT, 'O que acontece depois que envio o formulário da demonstração?', '/pt/book-a-demo'],
  ] as const),
)('loads an assistant that answers in %s', async (language, question, path) => {
  const assistant = await loadAssistant(language)
  expect(assistant.answer(question)).toMatchObject({ kind: 'answer', source: { path } })
  // Regression: the index was unpacked for every question.
  expect(await loadAssistant(language)).toBe(assistant)
})

it('rejects if the code fails to load, and tries again with the next call', async () => {
  vi.resetModules()
  vi.doMock('./answer.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  const { loadAssistant: loadAgain } = await import('./load.ts')
  for (let times = 0; times < 2; times += 1) {
    await expect(loadAgain('en')).rejects.toThrow('Could not load the assistant (en)')
  }
  vi.doUnmock('./answer.ts')
  expect((await loadAgain('en')).answer('What happens after I send the demo form?').kind).toBe('answer')
})
