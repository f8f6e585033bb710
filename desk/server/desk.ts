import './temporal.ts'
import type { FastifyInstance } from 'fastify'
import { DEFAULT_LANGUAGE } from '../../app/site/languages.ts'
import { deskApi } from './api.ts'
import { startDeliveryWorker, type DeliveryWorker, type Deliver } from './delivery/worker.ts'
import { mails } from './delivery/mail.ts'
import { schedule as usualSchedule, type Schedule } from './delivery/schedule.ts'
import { webhook } from './delivery/webhook.ts'
import { createIntake } from './intake.ts'
import { createMailIdentity, type MailIdentity, type Site } from './mail-identity.ts'
import type { DeskSettings } from './settings.ts'
import { openStore } from './store/open.ts'
import type { Channel } from './store/store.ts'

/** How long a webhook or a mail server has for an answer. */
const ATTEMPT_MS = 10_000
const LEASE_MS = 60_000
const LOOK_EVERY_MS = 2000
const AT_ONCE = 8

type Options = {
  settings: DeskSettings
  site: Site
  /** Holds the locale files. */
  publicFolder: string
  schedule?: Schedule
  attemptMs?: number
  lookEveryMs?: number
  now?: () => Temporal.Instant
}

/** What is still to be delivered. */
export type Outbox = { waiting: number; parked: number; oldestWaitingSeconds: number }

export type Desk = {
  /** To be registered under /api. */
  api: (server: FastifyInstance) => Promise<void>
  /** Rejects, with the reason, where the database cannot be used. */
  state: () => Promise<Outbox>
  close(): Promise<void>
}

/** Everything behind the two forms: the store, what is passed on from it, and the addresses that take the forms. */
export async function openDesk(options: Options): Promise<Desk> {
  const {
    settings,
    site,
    publicFolder,
    schedule = usualSchedule,
    attemptMs = ATTEMPT_MS,
    lookEveryMs = LOOK_EVERY_MS,
  } = options
  const identity = createMailIdentity(site, publicFolder)
  const store = await openStore(settings)
  const routes = deliveryRoutes(settings, identity, attemptMs)
  const workers: DeliveryWorker[] = routes.map(([channel, deliver]) =>
    startDeliveryWorker({ store, channel, deliver, schedule, leaseMs: LEASE_MS, lookEveryMs, atOnce: AT_ONCE }),
  )
  const intake = createIntake({
    store,
    settings,
    channels: routes.map(([channel]) => channel),
    onReceived: () => workers.forEach((worker) => worker.wake()),
    now: options.now ?? (() => Temporal.Now.instant()),
  })
  return {
    api: (server) =>
      deskApi(server, {
        intake,
        identity,
        siteUrl: site.siteUrl,
        sendsPerMinute: settings.sendsPerMinute,
        callsPerDay: settings.callsPerDay,
      }),
    async state() {
      const { waiting, parked, oldestWaiting } = await store.outbox()
      const age = oldestWaiting === undefined ? 0 : (Date.now() - Date.parse(oldestWaiting)) / 1000
      return { waiting, parked, oldestWaitingSeconds: Math.max(0, Math.round(age)) }
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.stop()))
      await store.close()
    },
  }
}

/** What is set up is where submissions go. */
function deliveryRoutes(
  { webhook: hook, mail }: DeskSettings,
  identity: MailIdentity,
  timeoutMs: number,
): [Channel, Deliver][] {
  const routes: [Channel, Deliver][] = []
  if (hook) routes.push(['webhook', webhook({ ...hook, timeoutMs })])
  if (mail) {
    const contact = identity.emails[DEFAULT_LANGUAGE]
    const { smtpUrl, from = contact, to = contact } = mail
    const { team, visitor } = mails({ smtpUrl, from, to, identity, timeoutMs })
    routes.push(['team-mail', team], ['visitor-mail', visitor])
  }
  return routes
}
