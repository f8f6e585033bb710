import { afterEach, expect, it, vi } from 'vitest'
import { loadAssistant } from './load.ts'

afterEach(() => {
  vi.doUnmock('./compose-answer.ts')
})

it('rejects if the code fails to load, and tries again with the next call', async () => {
  vi.resetModules()
  vi.doMock('./compose-answer.ts', () => {
    throw new TypeError('Failed to fetch')
  })
  for (let times = 0; times < 2; times += 1) {
    await expect(loadAssistant('en')).rejects.toThrow('Could not load the assistant (en)')
  }
  vi.doUnmock('./compose-answer.ts')
  const assistant = await loadAssistant('en')
  expect(assistant.answer('What happens after I send the demo form?').kind).toBe('answer')
  // Regression: the index was unpacked for every question.
  expect(await loadAssistant('en')).toBe(assistant)
})
