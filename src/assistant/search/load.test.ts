import { afterEach, describe, expect, it, vi } from 'vitest'
import { PT, spoken } from '#site/testing/portuguese.ts'
import { loadAssistant } from './load.ts'

describe('the assistant', () => {
  afterEach(() => {
    vi.doUnmock('./answer.ts')
    vi.resetModules()
  })

  it.each(
    spoken([
      ['en', 'What happens after I send the demo form?', '/book-a-demo'],
      [PT, 'O que acontece depois que envio o formulário da demonstração?', '/pt/book-a-demo'],
    ] as const),
  )('is loaded with what it may say in %s', async (language, question, path) => {
    const assistant = await loadAssistant(language)
    expect(assistant.answer(question)).toMatchObject({ kind: 'answer', source: { path } })
    // Regression: the index was unpacked for every question.
    expect(await loadAssistant(language)).toBe(assistant)
  })

  it('says so when it cannot be had', async () => {
    vi.resetModules()
    vi.doMock('./answer.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    const { loadAssistant: loadAnew } = await import('./load.ts')
    for (let times = 0; times < 2; times += 1) {
      await expect(loadAnew('en')).rejects.toThrow('The assistant (en) could not be loaded')
    }
    vi.doUnmock('./answer.ts')
    expect((await loadAnew('en')).answer('What happens after I send the demo form?').kind).toBe('answer')
  })
})
