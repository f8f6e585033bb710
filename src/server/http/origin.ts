import type { FastifyRequest } from 'fastify'
import { variables } from '#site/settings.ts'

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

/**
 * A client that sends neither header is not a browser and carries no visitor's cookies. The Host header cannot be
 * trusted: if SITE_URL is set, only that origin and loopback are accepted; with `isStrict`, only that origin.
 */
export function isCrossOrigin({ headers, host }: FastifyRequest, siteUrl: string, isStrict = false): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined && site !== 'same-origin') return true
  if (isStrict) return origin !== siteUrl
  if (origin === undefined || origin === siteUrl) return false
  if (siteUrl !== variables.SITE_URL.initial && !LOOPBACK.test(origin)) return true
  return site === undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
}
