import type { FastifyInstance } from 'fastify'
import { createAdmin } from '#leads/admin/admin.ts'
import { createBookingRoutes } from '#leads/bookings/routes.ts'
import type { PageOptions } from '#leads/documents/layout.ts'
import { createFormRoutes } from '#leads/form-pages/routes.ts'
import type { Leads } from '#leads/server/leads-server.ts'
import type { LeadsSettings } from '#leads/server/settings.ts'
import type { Settings } from '#site/settings.ts'

type Options = PageOptions & {
  settings: Pick<LeadsSettings, 'passwordHash' | 'timeZone'>
  leads: Leads
  site: Settings
}

export function createServerRenderedPages({ settings, ...shared }: Options) {
  const { passwordHash, timeZone } = settings
  return async (server: FastifyInstance): Promise<void> => {
    await server.register(createBookingRoutes(shared))
    await server.register(createFormRoutes(shared))
    // Without a password, the admin page would be open to the public.
    if (passwordHash === undefined) return
    await server.register(createAdmin({ ...shared, store: shared.leads.store, passwordHash, timeZone }))
  }
}
