import { expect, it } from 'vitest'
import { addressWithoutUser, readVariables, withoutCredentials } from '#site/variables.ts'
import { messageOf } from './error-message.ts'

it.each([
  ['smtps://user:hunter2@mail.example:465 is away', 'smtps://…@mail.example:465 is away'],
  ['postgres://user:hunter2@localhost/site', 'postgres://…@localhost/site'],
  ['fetch of "https://hunter2@hooks.example/x?y=a@b" failed', 'fetch of "https://…@hooks.example/x?y=a@b" failed'],
  ['https://user:hunter2@with@signs@models.example/v1', 'https://…@models.example/v1'],
  ['https://models.example/v1, write to a@b.example', 'https://models.example/v1, write to a@b.example'],
])('removes credentials in a URL from an error message: %s', (message, expected) => {
  expect(withoutCredentials(message)).toBe(expected)
  expect(messageOf(new Error(message))).toBe(expected)
  expect(messageOf(new Error('failed', { cause: new Error(message) }))).toBe(`failed: ${expected}`)
})

it('does not repeat credentials in a URL in the error for an invalid setting', () => {
  const table = { MODEL: { kind: addressWithoutUser, initial: undefined } }
  const read = () => readVariables(table, { MODEL: 'https://user:hunter2@models.example/v1' })
  expect(read).toThrow('MODEL="https://…@models.example/v1" is not')
  expect(read).not.toThrow('hunter2')
})
