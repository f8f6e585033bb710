import type { FastifyInstance } from 'fastify'
import { openOffice } from '#leads/admin/office.ts'
import type { Frame } from '#leads/documents/frame.ts'
import type { Desk } from '#leads/server/desk.ts'
import type { DeskSettings } from '#leads/server/settings.ts'

type Options = {
  settings: Pick<DeskSettings, 'passwordHash' | 'timeZone'>
  desk: Pick<Desk, 'store'>
  site: { brand: string; siteUrl: string }
  publicFolder: string
  frame: Frame
}

/** The owner's page. There is one only where it can be locked. */
export function officeOf({
  settings: { passwordHash, timeZone },
  desk: { store },
  ...rest
}: Options): ((server: FastifyInstance) => Promise<void>) | undefined {
  if (passwordHash === undefined) return undefined
  return openOffice({ store, passwordHash, timeZone, ...rest })
}
