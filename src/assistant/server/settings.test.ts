import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { modelVariables, readModelSettings } from './settings.ts'

const set = (url: string, more: Record<string, string> = {}) =>
  readModelSettings({ ASSISTANT_MODEL_URL: url, ASSISTANT_MODEL: 'small', ...more })

it('returns undefined if no model URL is set', () => {
  expect(readModelSettings({})).toBeUndefined()
  expect(readModelSettings({ ASSISTANT_MODEL: 'small', ASSISTANT_MODEL_KEY: 'key' })).toBeUndefined()
})

it.each([
  ['https://models.example/v1', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/', 'https://models.example/v1/chat/completions'],
  ['https://models.example/v1/chat/completions', 'https://models.example/v1/chat/completions'],
  ['https://models.example/openai/x?api-version=1', 'https://models.example/openai/x/chat/completions?api-version=1'],
  ['http://localhost:11434/v1', 'http://localhost:11434/v1/chat/completions'],
])('resolves %s to %s', (url, completions) => {
  expect(set(url)?.url).toBe(completions)
})

it('requires TLS for other machines unless DELIVER_WITHOUT_TLS is set', () => {
  expect(() => set('http://models.example/v1')).toThrow(/ASSISTANT_MODEL_URL starts with http/)
  expect(set('http://10.0.0.7:8000/v1', { DELIVER_WITHOUT_TLS: 'yes' })?.model).toBe('small')
})

it('requires a model name', () => {
  expect(() => readModelSettings({ ASSISTANT_MODEL_URL: 'https://models.example/v1' })).toThrow(
    /requires ASSISTANT_MODEL/,
  )
})

it.each([
  ['ASSISTANT_MODEL_URL', 'https://user:hunter2@models.example/v1'],
  ['ASSISTANT_ASKS_PER_DAY', '0'],
  ['ASSISTANT_ASKS_PER_MINUTE', 'many'],
])('rejects %s="%s"', (name, value) => {
  expect(() => readModelSettings({ [name]: value })).toThrow(name)
})

it('does not repeat the key in an error message', () => {
  expect(() => readModelSettings({ ASSISTANT_MODEL_KEY: ' \t ', ASSISTANT_MODEL: ' ' })).toThrow(
    /ASSISTANT_MODEL_KEY is not/,
  )
})

it('documents each setting with its default in .env.example', () => {
  const documented = readFileSync('.env.example', 'utf8')
  for (const [name, { initial }] of Object.entries<{ initial: string | undefined }>(modelVariables)) {
    expect(documented).toContain(`\n# ${name}=${initial ?? ''}\n`)
  }
})
