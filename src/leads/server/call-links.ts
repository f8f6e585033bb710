import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathIn } from '#site/paths.ts'
import { CALL_PATH } from '../documents/paths.ts'
import type { Keys } from './store/keys.ts'
import type { Booking } from './store/submission.ts'

/** 48 bytes, id and signature, fill 64 base64 characters without padding, so each token has only one spelling. */
const TOKEN = /^[\w-]{64}$/
const ID_BYTES = 16

export type CallLinks = ReturnType<typeof createCallLinks>

/** Unguessable links for emails: with one, a visitor can confirm, move and cancel the call without an account. */
export function createCallLinks(store: Pick<Keys, 'key'>, siteUrl: string) {
  async function sign(id: Buffer): Promise<Buffer> {
    // Don't cache the key: restoring a backup replaces it.
    const key = await store.key('call links')
    return createHmac('sha256', key).update('call ').update(id).digest()
  }

  return {
    async urlOf({ id, form }: Pick<Booking, 'id' | 'form'>): Promise<string> {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      const token = Buffer.concat([bytes, await sign(bytes)]).toString('base64url')
      return siteUrl + pathIn(form.language, `${CALL_PATH}/${token}`)
    },
    async idIn(token: string): Promise<string | undefined> {
      if (!TOKEN.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, ID_BYTES)
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), await sign(id))) return undefined
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
    },
  }
}
