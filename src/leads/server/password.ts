import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** PHC string format: `$scrypt$ln=17,r=8,p=1$<salt>$<hash>`. */
const HASH = /^\$scrypt\$ln=(1[0-9]|20),r=([1-9]|1[0-6]),p=([1-9])\$([A-Za-z\d+/]{16,86})\$([A-Za-z\d+/]{43})$/

/** OWASP's recommendation for scrypt: 128 MB, and about a third of a second. */
const DEFAULT_PARAMETERS = { ln: 17, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
export const MIN_PASSWORD_LENGTH = 12
/** In bytes: limits the hashing work that a request can cause. */
export const MAX_PASSWORD_BYTES = 256
/** Rejected in passwords: trailing null bytes would not change the hash. */
export const CONTROL_CHARACTER = /\p{Cc}/u

export function isPasswordHash(text: string): boolean {
  return HASH.test(text)
}

export async function hashOf(password: string, { ln, r, p } = DEFAULT_PARAMETERS): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const derived = await derive(password, salt, { ln, r, p })
  return `$scrypt$ln=${ln},r=${r},p=${p}$${toUnpaddedBase64(salt)}$${toUnpaddedBase64(derived)}`
}

/** A wrong password takes as long as the right one. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, ln, r, p, salt = '', expected = ''] = HASH.exec(hash) ?? []
  if (password === '' || Buffer.byteLength(password) > MAX_PASSWORD_BYTES || CONTROL_CHARACTER.test(password))
    return false
  const parameters = { ln: Number(ln), r: Number(r), p: Number(p) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), parameters)
  return timingSafeEqual(derived, Buffer.from(expected, 'base64'))
}

const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** NFC makes composed and decomposed characters equal. */
function derive(password: string, salt: Buffer, { ln, r, p }: typeof DEFAULT_PARAMETERS): Promise<Buffer> {
  const N = 2 ** ln
  return deriveKey(password.normalize('NFC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r })
}

function toUnpaddedBase64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
