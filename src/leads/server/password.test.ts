import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'
import { hashOf, isPassword, isPasswordHash } from './password.ts'

const QUICK = { ln: 10, r: 8, p: 1 }

it('a hash is salted, names its parameters, and knows its password', async () => {
  const [one, other] = [await hashOf('a long password', QUICK), await hashOf('a long password', QUICK)]
  expect(one).not.toBe(other)
  expect(one).toMatch(/^\$scrypt\$ln=10,r=8,p=1\$/)
  expect(await isPassword('a long password', one)).toBe(true)
  expect(await isPassword('a long passwore', one)).toBe(false)
})

it('the same letters are the same password, however they are composed', async () => {
  expect(await isPassword('coração'.normalize('NFD'), await hashOf('coração'.normalize('NFC'), QUICK))).toBe(true)
})

it.each(['', 'x'.repeat(257), 'a long password\0', 'a long password\n'])('%j is no password', async (password) => {
  expect(await isPassword(password, await hashOf(password, QUICK))).toBe(false)
})

it.each([
  ['another function', '$argon2id$v=19$m=65536,t=3,p=4$c2FsdHNhbHRzYWx0$aGFzaA'],
  ['less work than none', `$scrypt$ln=9,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['more memory than there is', `$scrypt$ln=30,r=8,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`],
  ['the password itself', 'hunter2hunter2'],
])('%s is no hash', (_, text) => {
  expect(isPasswordHash(text)).toBe(false)
})

/** Output of the CLI for a piped password. */
function printed(password: string): Promise<string> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, ['tools/leads.ts', 'password'], (_error, stdout, stderr) =>
      resolve(stdout + stderr),
    )
    child.stdin?.end(`${password}\n`)
  })
}

it('the command line prints the setting, and refuses what anybody guesses', { timeout: 60_000 }, async () => {
  const hash = /^ADMIN_PASSWORD_HASH='(.+)'\n$/.exec(await printed('correct horse battery'))?.[1] ?? ''
  expect(isPasswordHash(hash)).toBe(true)
  expect(await isPassword('correct horse battery', hash)).toBe(true)
  expect(await printed('hunter2')).toContain('12 characters or more')
})
