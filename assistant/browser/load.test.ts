import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadAssistant } from './load.ts'

describe('the assistant', () => {
  afterEach(() => {
    vi.doUnmock('./answer.ts')
    vi.resetModules()
  })

  it.each([
    ['en', 'pricing?', '/talk-to-an-expert'],
    ['pt', 'qual o preço?', '/pt/talk-to-an-expert'],
  ] as const)('is loaded with what it may say in %s', async (language, question, path) => {
    const assistant = await loadAssistant(language)
    expect(assistant.answer(question)).toMatchObject({ kind: 'answer', source: { path } })
  })

  it('says so when it cannot be had', async () => {
    vi.doMock('./answer.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(loadAssistant('en')).rejects.toThrow('The assistant (en) could not be loaded')
  })
})
