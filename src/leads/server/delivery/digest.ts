/** Daily mail to the team: new submissions, upcoming calls and failed deliveries. Not sent if there are none. */

import '../temporal.ts'
import { languageFacts } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { dateFormat } from '../../shared/date-format.ts'
import { zoneName } from '../../shared/time-zones.ts'
import { messageOf } from '../error-message.ts'
import type { MailIdentity } from '../mail-identity.ts'
import type { Booking, Channel, Digest, Lead, ParkedDelivery, Store, Submission } from '../store/store.ts'
import { momentIn, type Mail, type SendMail } from './mail.ts'
import { rejectionOf, shown } from './worker.ts'

const LOOK_EVERY_MS = 60_000

/** How long one instance reserves the digest. If sending fails, it is retried afterwards. */
const LEASE_MS = 5 * 60_000

/** Longer lists are truncated: people don't read them in a mail. */
const LONGEST_LIST = 50

type Options = {
  store: Store
  identity: MailIdentity
  /** In the team's time zone, such as 08:00. */
  at: string
  to: string
  send: SendMail
  now: () => Temporal.Instant
  lookEveryMs: number | undefined
}

export type DigestWorker = {
  /** Sends the day's digest if it is due and not sent yet. */
  look(): Promise<void>
  stop(): Promise<void>
}

/**
 * The day's row in the database decides which instance sends the digest, so it is sent once, even after a restart. A
 * digest that was due during downtime is sent late, and the next one covers the days that were missed.
 */
export function startDigestWorker(options: Options): DigestWorker {
  const { store, identity, at, send, now, lookEveryMs = LOOK_EVERY_MS } = options
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let settledDay: string | undefined
  let complainedOf: string | undefined

  async function sendDue(digest: Digest): Promise<void> {
    if (digest.day === settledDay) return
    const taken = await store.takeDigest(digest, stamp(now()), stamp(now().add({ milliseconds: LEASE_MS })))
    if (!taken) return
    const mail = await mailOf(digest, taken.since, options)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(LEASE_MS * 0.75)])
    if (mail) await Promise.race([send(`digest-${digest.day}`, mail), rejectionOf(signal)])
    await store.settleDigest(digest.day)
    settledDay = digest.day
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    const digest = dueDigest(now(), at, identity.timeZone)
    try {
      await sendDue(digest)
    } catch (error) {
      if (complainedOf !== digest.day && !stopped.signal.aborted) {
        console.error(`The daily digest fails and is tried again (${shown(messageOf(error))})`)
        complainedOf = digest.day
      }
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => (looking = look()), lookEveryMs)
  }

  let looking = look()

  return {
    look: () => (looking = looking.then(look)),
    async stop() {
      stopped.abort()
      clearTimeout(timer)
      await looking
    },
  }
}

export function dueDigest(now: Temporal.Instant, at: string, timeZone: string): Digest {
  const here = now.toZonedDateTimeISO(timeZone)
  const today = here.withPlainTime(at)
  const due = Temporal.ZonedDateTime.compare(today, here) <= 0 ? today : here.subtract({ days: 1 }).withPlainTime(at)
  return { day: due.toPlainDate().toString(), until: stamp(due.toInstant()) }
}

async function mailOf({ until }: Digest, since: string | undefined, options: Options): Promise<Mail | undefined> {
  const { store, identity, to, now } = options
  const { teamLanguage, timeZone } = identity
  const dayBefore = stamp(Temporal.Instant.from(until).subtract({ hours: 24 }))
  const received = await store.receivedBetween(since ?? dayBefore, until)
  const here = now().toZonedDateTimeISO(timeZone)
  const calls = await store.callsBetween(slot(now()), slot(here.add({ days: 2 }).startOfDay().toInstant()))
  const failures = [...(await store.parked()), ...(await store.troubled())]
  if (received.length + calls.length + failures.length === 0) return undefined

  const words = await identity.words(teamLanguage)
  const { digest } = words
  const lead = (each: Lead) => `${person(each)}, ${words.topics[each.form.topic]}`
  const call = (each: Booking) => `${momentIn(timeZone, each.form.start, teamLanguage)}: ${person(each)}`
  const failed = ([channel, deliveries]: [Channel, readonly ParkedDelivery[]]) =>
    `${digest.channels[channel]}, ${deliveries.length}: ${deliveries.at(-1)?.lastError}`
  const section = (title: string, lines: readonly string[], count = lines.length): string[] => {
    if (lines.length === 0) return []
    const more = lines.length - LONGEST_LIST
    const listed = [
      ...lines.slice(0, LONGEST_LIST),
      ...(more > 0 ? [fillBrackets(digest.more, { count: String(more) })] : []),
    ]
    return ['', fillBrackets(title, { count: String(count) }), ...listed.map((line) => `- ${line}`)]
  }
  const byChannel = Map.groupBy(failures, ({ channel }) => channel)
  const date = dateFormat(languageFacts[teamLanguage].locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return {
    to,
    replyTo: to,
    subject: fillBrackets(digest.subject, { date: date.format(here.epochMilliseconds) }),
    text: [
      fillBrackets(digest.hello, { timeZone: zoneName(timeZone, new Date(here.epochMilliseconds), teamLanguage) }),
      ...section(digest.leads, received.filter((each) => each.kind === 'lead').map(lead)),
      ...section(digest.booked, received.filter((each) => each.kind === 'booking').map(call)),
      ...section(digest.calls, calls.map(call)),
      ...section(digest.undelivered, [...byChannel].map(failed), failures.length),
    ].join('\n'),
  }
}

function person({ form: { firstName, lastName, company, email } }: Submission): string {
  return [`${firstName} ${lastName}`, company, email].join(', ')
}

/** The store's formats: milliseconds for timestamps, seconds for slots. */
function stamp(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'millisecond' })
}

function slot(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' })
}
