import { expect, it } from 'vitest'
import { readModelSettings } from './settings.ts'

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

it('allows a model on another machine without TLS if DELIVER_WITHOUT_TLS is set', () => {
  expect(set('http://10.0.0.7:8000/v1', { DELIVER_WITHOUT_TLS: 'yes' })?.model).toBe('small')
})

it.each([
  [{ ASSISTANT_MODEL_URL: 'https://models.example/v1' }, /requires ASSISTANT_MODEL/],
  [{ ASSISTANT_MODEL_URL: 'http://models.example/v1', ASSISTANT_MODEL: 'small' }, /starts with http/],
  [{ ASSISTANT_MODEL_URL: 'https://user:hunter2@models.example/v1' }, /ASSISTANT_MODEL_URL/],
  [{ ASSISTANT_ASKS_PER_DAY: '0' }, /ASSISTANT_ASKS_PER_DAY/],
  [{ ASSISTANT_ASKS_PER_MINUTE: 'many' }, /ASSISTANT_ASKS_PER_MINUTE/],
  // Without the key itself.
  [{ ASSISTANT_MODEL_KEY: ' \t ', ASSISTANT_MODEL: ' ' }, /ASSISTANT_MODEL_KEY is not/],
])('rejects %j', (environment, message) => {
  expect(() => readModelSettings(environment)).toThrow(message)
})
