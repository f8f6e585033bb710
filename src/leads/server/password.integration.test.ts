import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { hashOf, isPassword, isPasswordHash } from './password.ts'

const QUICK = { ln: 10, r: 8, p: 1 }

it('creates a salted hash with its parameters that verifies the password, composed or decomposed', async () => {
  const [one, other] = [await hashOf('a long password', QUICK), await hashOf('a long password', QUICK)]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
  expect(await isPassword('a long password', one)).toBe(true)
  expect(await isPassword('a long passwore', one)).toBe(false)
  expect(await isPassword('coração'.normalize('NFD'), await hashOf('coração'.normalize('NFC'), QUICK))).toBe(true)
})

it.each(['', 'x'.repeat(257), 'a password\0', 'a password\n'])('rejects the password %j', async (password) => {
  expect(await isPassword(password, await hashOf(password, QUICK))).toBe(false)
})

it.each([
  ['another algorithm', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaA'],
  ['too little work', `$scrypt$ln=9,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['too much memory', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['the password itself', 'hunter2hunter2'],
])('rejects %s as a hash', (_, text) => {
  expect(isPasswordHash(text)).toBe(false)
})

function runPasswordCommand(password: string): string {
  const options = { input: `${password}\n`, encoding: 'utf8' } as const
  const { stdout, stderr } = spawnSync(process.execPath, ['tools/leads.ts', 'password'], options)
  return stdout + stderr
}

it('prints the setting on the command line, and rejects a short password', { timeout: 60_000 }, async () => {
  const hash = /^ADMIN_PASSWORD_HASH='(.+)'\n$/.exec(runPasswordCommand('correct horse battery'))?.[1] ?? ''
  expect(isPasswordHash(hash)).toBe(true)
  expect(await isPassword('correct horse battery', hash)).toBe(true)
  expect(runPasswordCommand('hunter2')).toContain('12 characters or more')
})
