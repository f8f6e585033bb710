import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelVariables, readModelSettings } from './settings.ts'

const set = (url: string, more: Record<string, string> = {}) =>
  readModelSettings({ ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: 'small', ...more })

it('there is no model unless one is set', () => {
  expect(readModelSettings({})).toBeUndefined()
  expect(readModelSettings({ ASSISTANT_MODEL: 'small', ASSISTANT_MODEL_KEY: 'key' })).toBeUndefined()
})

it.each([
  ['https://models.example/v1', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ['https://models.example/openai/x?api-version=1', 'https://models.example/openai/x/chat/completions?api-version=1'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
])('%s is asked at %s', (url, completions) => {
  expect(set(url)?.url).toBe(completions)
})

it('another machine is asked over TLS, unless the network between is the owner’s', () => {
  expect(() => set('http://models.example/v1')).toThrow(/ASSISTANT_MODEL_URL begins with http/)
  expect(set('http://10.0.0.7:8000/v1', { DELIVER_WITHOUT_TLS: 'yes' })?.model).toBe('small')
})

it('a model has a name', () => {
  expect(() => readModelSettings({ ASSISTANT_MODEL_URL: 'https://models.example/v1' })).toThrow(/needs ASSISTANT_MODEL/)
})

it.each([
  ['ASSISTANT_MODEL_URL', 'https://user:hunter2@models.example/v1'],
  ['ASSISTANT_ASKS_PER_DAY', '0'],
  ['ASSISTANT_ASKS_PER_MINUTE', 'many'],
])('%s="%s" is refused', (name, value) => {
  expect(() => readModelSettings({ [name]: value })).toThrow(name)
})

it('a key is not repeated in a message', () => {
  expect(() => readModelSettings({ ASSISTANT_MODEL_KEY: ' \t ', ASSISTANT_MODEL: ' ' })).toThrow(
    /ASSISTANT_MODEL_KEY is not/,
  )
})

it('are each documented in .env.example with their default', () => {
  const documented = readFileSync('.env.example', 'utf8')
  for (const [name, { initial }] of Object.entries<{ initial: string | undefined }>(modelVariables)) {
    expect(documented).toContain(`\n# ${name}=${initial ?? ''}\n`)
  }
})
