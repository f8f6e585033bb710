import { createHmac, timingSafeEqual } from 'node:crypto'
import { pathIn } from '#site/paths.ts'
import { CALL_PATH } from '../documents/paths.ts'
import type { Booking, Store } from './store/store.ts'

/** With the id, a number of bytes that base64 writes without a rest: there is one way only to write a token. */
const TOKEN = /^[\w-]{64}$/
const ID_BYTES = 16

export type CallLinks = {
  /** For the mails to whoever has booked it, in their language. */
  urlOf(booking: Pick<Booking, 'id' | 'form'>): Promise<string>
  /** The call that a token is for. */
  idIn(token: string): Promise<string | undefined>
}

/** Whoever has the mail has the link, and can confirm, move and cancel the call without an account. Nobody can guess one. */
export function createCallLinks(store: Pick<Store, 'key'>, siteUrl: string): CallLinks {
  async function signature(id: Buffer): Promise<Buffer> {
    // Asked for each time: a backup that is put back brings its own.
    const key = await store.key('call links')
    return createHmac('sha256', key).update('call ').update(id).digest()
  }

  return {
    async urlOf({ id, form }) {
      const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
      const token = Buffer.concat([bytes, await signature(bytes)]).toString('base64url')
      return siteUrl + pathIn(form.language, `${CALL_PATH}/${token}`)
    },
    async idIn(token) {
      if (!TOKEN.test(token)) return undefined
      const bytes = Buffer.from(token, 'base64url')
      const id = bytes.subarray(0, ID_BYTES)
      return timingSafeEqual(bytes.subarray(ID_BYTES), await signature(id)) ? uuidOf(id) : undefined
    },
  }
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
