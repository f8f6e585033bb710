/** Starts the leads server: database, intake, delivery workers and housekeeping. Leads are stored by intake.ts and store/submissions.ts. */

import './temporal.ts'
import type { FastifyInstance } from 'fastify'
import { leadsApi } from './api.ts'
import { createCallLinks } from './call-links.ts'
import { startDigestWorker } from './delivery/digest.ts'
import { createMailing, mailSummary } from './delivery/mail.ts'
import { createWebhook } from './delivery/webhook.ts'
import { sanitize, startDeliveryWorker, type defaultSchedule, type Deliver } from './delivery/worker.ts'
import { messageOf } from './error-message.ts'
import { createIntake } from './intake.ts'
import { createLimits } from './limits.ts'
import { createMailIdentity, type Site } from './mail-identity.ts'
import { createProbe } from './probe.ts'
import { createProofOfWork } from './proof-of-work.ts'
import type { LeadsSettings } from './settings.ts'
import { openStore } from './store/open.ts'
import type { Channel } from './store/outbox.ts'
import type { Store } from './store/store.ts'

/** Response timeout for webhooks and mail servers. */
const ATTEMPT_TIMEOUT_MS = 10_000
const HOUSEKEEPING_INTERVAL_MS = 60 * 60_000
/** Visitors load slots and challenges before they send a form. */
const READS_PER_SEND = 12

type Options = {
  settings: LeadsSettings
  site: Site
  publicFolder: string
  schedule?: typeof defaultSchedule
  attemptTimeoutMs?: number
  pollIntervalMs?: number
  now?: () => Temporal.Instant
}

export type Leads = Awaited<ReturnType<typeof startLeadsServer>>

export async function startLeadsServer({
  settings,
  site,
  publicFolder,
  schedule,
  pollIntervalMs,
  ...options
}: Options) {
  const { attemptTimeoutMs: timeoutMs = ATTEMPT_TIMEOUT_MS, now = () => Temporal.Now.instant() } = options
  const identity = createMailIdentity(site, publicFolder, settings)
  const store = await openStore(settings)
  const probe = createProbe(store)
  const links = createCallLinks(store, site.siteUrl)
  const mailing = settings.mail && createMailing({ ...settings.mail, identity, links, timeoutMs })
  // Don't block startup on SMTP; log an error if it is unreachable.
  mailing?.check().catch((error: unknown) => {
    console.error(`SMTP_URL: the mail server can't be used, so emails will wait (${sanitize(messageOf(error))})`)
  })
  const routes: [Channel, Deliver][] = []
  if (settings.webhook) routes.push(['webhook', createWebhook({ ...settings.webhook, timeoutMs })])
  if (mailing) {
    const { to, send } = mailing
    const summaryOptions = { store, perHour: settings.leadsPerHour, hasPage: settings.passwordHash !== undefined }
    const summary: Deliver = async ({ id, submission }) =>
      send(id, await mailSummary(submission, to, identity, summaryOptions))
    routes.push(['team-mail', mailing.team], ['visitor-mail', mailing.visitor], ['team-summary', summary])
  }
  const workers = routes.map(([channel, deliver]) =>
    startDeliveryWorker({ store, channel, deliver, schedule, pollIntervalMs }),
  )
  const background = [...workers, startHousekeeping(store, settings.keepDays, now)]
  const at = settings.mail?.digestAt
  if (mailing && at) background.push(startDigestWorker({ store, identity, at, mailing, now, pollIntervalMs }))
  const limits = createLimits({ store, settings, now })
  const proofOfWork = createProofOfWork({ store, limits, settings })
  const readsPerMinute = READS_PER_SEND * settings.sendsPerMinute
  const channels = routes.map(([channel]) => channel)
  const onReceived = () => workers.forEach((worker) => worker.wake())
  const intake = createIntake({ store, limits, settings, channels, onReceived, now })
  const shared = { intake, limits, proofOfWork, readsPerMinute, now }
  return {
    ...shared,
    store,
    links,
    timeZone: settings.timeZone,
    /** Register under /api. */
    api: (server: FastifyInstance) => leadsApi(server, { ...shared, identity, siteUrl: site.siteUrl }),
    probe,
    /** Rejects like `probe`. */
    state: async () => {
      await probe()
      const { waiting, parked, oldestWaiting } = await store.outbox()
      const age = oldestWaiting === undefined ? 0 : (Date.now() - Date.parse(oldestWaiting)) / 1000
      return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(age)) }
    },
    async close(): Promise<void> {
      await Promise.all(background.map((worker) => worker.stop()))
      await store.close()
    },
  }
}

function startHousekeeping(store: Store, keepDays: number | undefined, now: () => Temporal.Instant) {
  let running = cleanUp()
  const timer = setInterval(() => void (running = cleanUp()), HOUSEKEEPING_INTERVAL_MS)
  timer.unref()

  async function cleanUp(): Promise<void> {
    try {
      await store.sweep(now().toString({ smallestUnit: 'millisecond' }))
      if (keepDays === undefined) return
      // Rounded to the day (UTC), so that submissions are purged once a day.
      const today = now().toZonedDateTimeISO('UTC').startOfDay()
      const before = today.subtract({ days: keepDays }).toInstant().toString({ smallestUnit: 'millisecond' })
      const oldest = await store.oldest()
      if (oldest !== undefined && oldest < before) await store.purge(before)
    } catch (error) {
      console.error(`Old submissions and counts could not be deleted; retrying in an hour: ${messageOf(error)}`)
    }
  }

  return {
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
    },
  }
}
