import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '../../app/site/languages.ts'
import { loadAssistant } from './load.ts'

describe('the assistant', () => {
  afterEach(() => {
    vi.doUnmock('./answer.ts')
    vi.resetModules()
  })

  it.each(languages)('is loaded with what it may say in %s', async (language) => {
    const assistant = await loadAssistant(language)
    expect(assistant.answer(language === 'en' ? 'pricing?' : 'qual o preço?')).toMatchObject({
      kind: 'answer',
      source: { path: language === 'en' ? '/talk-to-an-expert' : '/pt/talk-to-an-expert' },
    })
  })

  it('says so when it cannot be had', async () => {
    vi.doMock('./answer.ts', () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(loadAssistant('en')).rejects.toThrow('The assistant (en) could not be loaded')
  })
})
