import './temporal.ts'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '#site/languages.ts'
import { leadsApi } from './api.ts'
import { createCallLinks, type CallLinks } from './call-links.ts'
import { startDigestWorker } from './delivery/digest.ts'
import { leadSummary } from './delivery/lead-summary.ts'
import { mails, type Mailing } from './delivery/mail.ts'
import { schedule as usualSchedule, type Schedule } from './delivery/schedule.ts'
import { webhook } from './delivery/webhook.ts'
import { shown, startDeliveryWorker, type DeliveryWorker, type Deliver } from './delivery/worker.ts'
import { messageOf } from './error-message.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createIntake, type Intake } from './intake.ts'
import { createLimits, type Limits } from './limits.ts'
import { createMailIdentity, type Site } from './mail-identity.ts'
import { createProbe } from './probe.ts'
import { createProofOfWork, type ProofOfWork } from './proof-of-work.ts'
import type { LeadsSettings } from './settings.ts'
import { openStore } from './store/open.ts'
import type { Channel, Store } from './store/store.ts'

/** Response timeout for webhooks and mail servers. */
const ATTEMPT_MS = 10_000
const LEASE_MS = 60_000
const LOOK_EVERY_MS = 2000
const AT_ONCE = 8
/** Visitors load slots and challenges before they send a form. */
const READS_PER_SEND = 12

type Options = {
  settings: LeadsSettings
  site: Site
  publicFolder: string
  schedule?: Schedule
  attemptMs?: number
  lookEveryMs?: number
  now?: () => Temporal.Instant
}

export type Outbox = { waiting: number; parked: number; oldestWaitingSeconds: number }

export type Leads = {
  /** Register under /api. */
  api: (server: FastifyInstance) => Promise<void>
  store: Store
  /** Rejects with the reason if forms cannot be stored. */
  probe: () => Promise<void>
  /** Rejects like `probe`. */
  state: () => Promise<Outbox>
  intake: Intake
  links: CallLinks
  limits: Limits
  proofOfWork: ProofOfWork
  /** The team's time zone. */
  timeZone: string
  readsPerMinute: number
  now: () => Temporal.Instant
  close(): Promise<void>
}

export async function openLeads(options: Options): Promise<Leads> {
  const {
    settings,
    site,
    publicFolder,
    schedule = usualSchedule,
    attemptMs = ATTEMPT_MS,
    lookEveryMs = LOOK_EVERY_MS,
    now = () => Temporal.Now.instant(),
  } = options
  const identity = createMailIdentity(site, publicFolder, settings)
  const store = await openStore(settings)
  const probe = createProbe({ store })
  const links = createCallLinks(store, site.siteUrl)
  const contact = identity.emails[DEFAULT_LANGUAGE]
  const mail = settings.mail && {
    ...settings.mail,
    from: settings.mail.from ?? contact,
    to: settings.mail.to ?? contact,
  }
  const mailing = mail && mails({ ...mail, identity, links, timeoutMs: attemptMs })
  // Don't block startup on SMTP; log an error if it is unreachable.
  mailing?.check().catch((error: unknown) => {
    console.error(`SMTP_URL: mails would wait, the mail server does not take them (${shown(messageOf(error))})`)
  })
  const summary =
    mailing && mail
      ? leadSummary({
          store,
          identity,
          to: mail.to,
          send: mailing.send,
          perHour: settings.leadsPerHour,
          hasPage: settings.passwordHash !== undefined,
        })
      : undefined
  const routes = deliveryRoutes(settings.webhook, mailing, summary, attemptMs)
  const workers: DeliveryWorker[] = routes.map(([channel, deliver]) =>
    startDeliveryWorker({ store, channel, deliver, schedule, leaseMs: LEASE_MS, lookEveryMs, atOnce: AT_ONCE }),
  )
  const digests =
    mailing && mail?.digestAt !== undefined
      ? [
          startDigestWorker({
            store,
            identity,
            at: mail.digestAt,
            to: mail.to,
            send: mailing.send,
            now,
            lookEveryMs: options.lookEveryMs,
          }),
        ]
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
    api: (server) =>
      leadsApi(server, { intake, identity, siteUrl: site.siteUrl, limits, proofOfWork, readsPerMinute, now }),
    probe,
    async state() {
      await probe()
      const { waiting, parked, oldestWaiting } = await store.outbox()
      const age = oldestWaiting === undefined ? 0 : (Date.now() - Date.parse(oldestWaiting)) / 1000
      return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(age)) }
    },
    async close() {
      await Promise.all([housekeeping, ...workers, ...digests].map((worker) => worker.stop()))
      await store.close()
    },
  }
}

function deliveryRoutes(
  hook: LeadsSettings['webhook'],
  mailing: Mailing | undefined,
  summary: Deliver | undefined,
  timeoutMs: number,
): [Channel, Deliver][] {
  const routes: [Channel, Deliver][] = []
  if (hook) routes.push(['webhook', webhook({ ...hook, timeoutMs })])
  if (mailing) routes.push(['team-mail', mailing.team], ['visitor-mail', mailing.visitor])
  if (summary) routes.push(['team-summary', summary])
  return routes
}
