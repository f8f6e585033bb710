import type { FastifyInstance } from 'fastify'
import { createAdmin } from '#leads/admin/admin.ts'
import type { LayoutAssets } from '#leads/documents/layout.ts'
import type { Leads } from '#leads/server/leads.ts'
import type { LeadsSettings } from '#leads/server/settings.ts'

type Options = {
  settings: Pick<LeadsSettings, 'passwordHash' | 'timeZone'>
  leads: Pick<Leads, 'store'>
  site: { brand: string; siteUrl: string }
  publicFolder: string
  layout: LayoutAssets
}

/** The admin page. Disabled without a password, so it is never open to the public. */
export function createAdminRoutes({
  settings: { passwordHash, timeZone },
  leads: { store },
  ...rest
}: Options): ((server: FastifyInstance) => Promise<void>) | undefined {
  if (passwordHash === undefined) return undefined
  return createAdmin({ store, passwordHash, timeZone, ...rest })
}
