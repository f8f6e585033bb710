import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { languages } from '../app/site/languages.ts'
import { loadAssistant } from './load.ts'

/** For everything that a visitor's first question brings in, compressed. */
const BUDGET = 40_000

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

  it('is light', { timeout: 60_000 }, async () => {
    const { output } = (await build({
      logLevel: 'silent',
      publicDir: false,
      build: { write: false, rolldownOptions: { input: 'assistant/load.ts', preserveEntrySignatures: 'strict' } },
    })) as Rolldown.RolldownOutput
    const sizes = output.flatMap((file) =>
      file.type === 'chunk' ? [{ name: file.name, size: brotliCompressSync(file.code).length }] : [],
    )
    for (const language of languages) {
      const others = languages.filter((other) => other !== language)
      const parts = sizes.filter(({ name }) => !others.some((other) => name.endsWith(other)))
      const total = parts.reduce((sum, { size }) => sum + size, 0)
      console.log(
        `${language}: ${parts.map(({ name, size }) => `${name} ${size}`).join(', ')}, together ${total} bytes`,
      )
      expect(parts).toHaveLength(3)
      expect(total).toBeLessThanOrEqual(BUDGET)
    }
  })
})
