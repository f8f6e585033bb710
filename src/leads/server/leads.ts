import './temporal.ts'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { leadsApi } from './api.ts'
import { createCallLinks } from './call-links.ts'
import { startDigestWorker } from './delivery/digest.ts'
import { createLeadSummary } from './delivery/lead-summary.ts'
import { createMailing } from './delivery/mail.ts'
import { schedule as defaultSchedule, type Schedule } from './delivery/schedule.ts'
import { createWebhook } from './delivery/webhook.ts'
import { sanitize, startDeliveryWorker, type Deliver } from './delivery/worker.ts'
import { messageOf } from './error-message.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createIntake } from './intake.ts'
import { createLimits } from './limits.ts'
import { createMailIdentity, type Site } from './mail-identity.ts'
import { createProbe } from './probe.ts'
import { createProofOfWork } from './proof-of-work.ts'
import type { LeadsSettings } from './settings.ts'
import { openStore } from './store/open.ts'
import type { Channel } from './store/outbox.ts'

/** Response timeout for webhooks and mail servers. */
const ATTEMPT_TIMEOUT_MS = 10_000
const LEASE_MS = 60_000
const POLL_INTERVAL_MS = 2000
const CONCURRENCY = 8
/** Visitors load slots and challenges before they send a form. */
const READS_PER_SEND = 12

type Options = {
  settings: LeadsSettings
  site: Site
  publicFolder: string
  schedule?: Schedule
  attemptTimeoutMs?: number
  pollIntervalMs?: number
  now?: () => Temporal.Instant
}

export type Leads = Awaited<ReturnType<typeof openLeads>>

export async function openLeads(options: Options) {
  const {
    settings,
    site,
    publicFolder,
    schedule = defaultSchedule,
    attemptTimeoutMs = ATTEMPT_TIMEOUT_MS,
    pollIntervalMs = POLL_INTERVAL_MS,
    now = () => Temporal.Now.instant(),
  } = options
  const identity = createMailIdentity(site, publicFolder, settings)
  const store = await openStore(settings)
  const probe = createProbe({ store })
  const links = createCallLinks(store, site.siteUrl)
  const contact = identity.emails[DEFAULT_LANGUAGE]
  const mailing =
    settings.mail && createMailing({ ...settings.mail, contact, identity, links, timeoutMs: attemptTimeoutMs })
  // Don't block startup on SMTP; log an error if it is unreachable.
  mailing?.check().catch((error: unknown) => {
    console.error(`SMTP_URL: the mail server can't be used, so mails will wait (${sanitize(messageOf(error))})`)
  })
  const routes: [Channel, Deliver][] = []
  if (settings.webhook) routes.push(['webhook', createWebhook({ ...settings.webhook, timeoutMs: attemptTimeoutMs })])
  if (mailing) {
    const { to, send } = mailing
    const hasPage = settings.passwordHash !== undefined
    const summary = createLeadSummary({ store, identity, to, send, perHour: settings.leadsPerHour, hasPage })
    routes.push(['team-mail', mailing.team], ['visitor-mail', mailing.visitor], ['team-summary', summary])
  }
  const workers = routes.map(([channel, deliver]) =>
    startDeliveryWorker({
      store,
      channel,
      deliver,
      schedule,
      leaseMs: LEASE_MS,
      pollIntervalMs,
      concurrency: CONCURRENCY,
    }),
  )
  const at = settings.mail?.digestAt
  const digests =
    mailing && at
      ? [startDigestWorker({ store, identity, at, mailing, now, pollIntervalMs: options.pollIntervalMs })]
      : []
  const limits = createLimits({ store, settings, now })
  const housekeeping = startHousekeeping({ store, keepDays: settings.keepDays, now })
  const proofOfWork = createProofOfWork({ store, limits, settings })
  const readsPerMinute = READS_PER_SEND * settings.sendsPerMinute
  const intake = createIntake({
    store,
    limits,
    settings,
    channels: routes.map(([channel]) => channel),
    onReceived: () => workers.forEach((worker) => worker.wake()),
    now,
  })
  return {
    store,
    intake,
    links,
    limits,
    proofOfWork,
    timeZone: settings.timeZone,
    readsPerMinute,
    now,
    /** Register under /api. */
    api: (server: FastifyInstance) =>
      leadsApi(server, { intake, identity, siteUrl: site.siteUrl, limits, proofOfWork, readsPerMinute, now }),
    probe,
    /** Rejects like `probe`. */
    state: async () => {
      await probe()
      const { waiting, parked, oldestWaiting } = await store.outbox()
      const age = oldestWaiting === undefined ? 0 : (Date.now() - Date.parse(oldestWaiting)) / 1000
      return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(age)) }
    },
    async close(): Promise<void> {
      await Promise.all([housekeeping, ...workers, ...digests].map((worker) => worker.stop()))
      await store.close()
    },
  }
}
