/** Daily mail to the team, not sent if it would be empty. */

import '../temporal.ts'
import { languageFacts } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import { dateFormat } from '../../shared/date-format.ts'
import { labelOf } from '../../shared/label-of.ts'
import { zoneName } from '../../shared/time-zones.ts'
import { messageOf } from '../error-message.ts'
import type { MailIdentity } from '../mail-identity.ts'
import type { Bookings } from '../store/bookings.ts'
import type { Digest, Digests } from '../store/digests.ts'
import type { Channel, DeadLetteredDelivery, Outbox } from '../store/outbox.ts'
import type { Booking, Lead, Submission } from '../store/submission.ts'
import type { Submissions } from '../store/submissions.ts'
import { momentIn, type Mail, type Mailing } from './mail.ts'
import { rejectionOf, sanitize } from './worker.ts'

const POLL_INTERVAL_MS = 60_000
/** How long one instance reserves the digest; if sending fails, it is retried afterwards. */
const LEASE_MS = 5 * 60_000
/** Longer lists are truncated: people don't read them in a mail. */
const MAX_LIST_LENGTH = 50

type Options = {
  store: Digests & Pick<Submissions, 'receivedBetween'> & Pick<Bookings, 'callsBetween'> & Outbox
  identity: MailIdentity
  /** In the team's time zone, such as 08:00. */
  at: string
  mailing: Pick<Mailing, 'to' | 'send'>
  now: () => Temporal.Instant
  pollIntervalMs?: number | undefined
}

/**
 * The day's row in the database decides which instance sends the digest, so it is sent once, even after a restart. A
 * digest that was due during downtime is sent late, and the next one covers the days that were missed.
 */
export function startDigestWorker(options: Options) {
  const { store, identity, at, mailing, now, pollIntervalMs = POLL_INTERVAL_MS } = options
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let completedDay: string | undefined
  let failureLoggedFor: string | undefined

  async function sendDue(digest: Digest): Promise<void> {
    if (digest.day === completedDay) return
    const leaseUntil = formatTimestamp(now().add({ milliseconds: LEASE_MS }))
    const lease = await store.takeDigest(digest, formatTimestamp(now()), leaseUntil)
    if (!lease) return
    const mail = await mailOf(digest, lease.since, options)
    const signal = AbortSignal.any([stopped.signal, AbortSignal.timeout(LEASE_MS * 0.75)])
    if (mail) await Promise.race([mailing.send(`digest-${digest.day}`, mail), rejectionOf(signal)])
    await store.completeDigest(digest.day)
    completedDay = digest.day
  }

  async function poll(): Promise<void> {
    clearTimeout(timer)
    const digest = findDueDigest(now(), at, identity.timeZone)
    try {
      await sendDue(digest)
    } catch (error) {
      if (failureLoggedFor !== digest.day && !stopped.signal.aborted) {
        console.error(`The daily digest could not be sent and will be retried (${sanitize(messageOf(error))})`)
        failureLoggedFor = digest.day
      }
    }
    if (!stopped.signal.aborted) timer = setTimeout(() => (polling = poll()), pollIntervalMs)
  }

  let polling = poll()

  return {
    poll: () => (polling = polling.then(poll)),
    async stop(): Promise<void> {
      stopped.abort()
      clearTimeout(timer)
      await polling
    },
  }
}

export function findDueDigest(now: Temporal.Instant, at: string, timeZone: string): Digest {
  const here = now.toZonedDateTimeISO(timeZone)
  const today = here.withPlainTime(at)
  const due = Temporal.ZonedDateTime.compare(today, here) <= 0 ? today : here.subtract({ days: 1 }).withPlainTime(at)
  return { day: due.toPlainDate().toString(), until: formatTimestamp(due.toInstant()) }
}

async function mailOf({ until }: Digest, since: string | undefined, options: Options): Promise<Mail | undefined> {
  const { store, identity, now } = options
  const { to } = options.mailing
  const { teamLanguage, timeZone } = identity
  const dayBefore = formatTimestamp(Temporal.Instant.from(until).subtract({ hours: 24 }))
  const received = await store.receivedBetween(since ?? dayBefore, until)
  const here = now().toZonedDateTimeISO(timeZone)
  const calls = await store.callsBetween(formatSlot(now()), formatSlot(here.add({ days: 2 }).startOfDay().toInstant()))
  const failures = [...(await store.deadLettered()), ...(await store.failing())]
  if (received.length + calls.length + failures.length === 0) return undefined

  const texts = await identity.texts(teamLanguage)
  const { digest } = texts
  const formatLead = (each: Lead) => `${formatPerson(each)}, ${labelOf(texts.topics, each.form.topic)}`
  const formatCall = (each: Booking) => `${momentIn(timeZone, each.form.start, teamLanguage)}: ${formatPerson(each)}`
  const formatFailures = ([channel, deliveries]: [Channel, readonly DeadLetteredDelivery[]]) =>
    `${digest.channels[channel]}, ${deliveries.length}: ${deliveries.at(-1)?.lastError}`
  const formatSection = (title: string, lines: readonly string[], count = lines.length): string[] => {
    if (lines.length === 0) return []
    const more = lines.length - MAX_LIST_LENGTH
    const listed = lines.slice(0, MAX_LIST_LENGTH)
    if (more > 0) listed.push(fillBrackets(digest.more, { count: String(more) }))
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
      ...formatSection(digest.leads, received.filter((each) => each.kind === 'lead').map(formatLead)),
      ...formatSection(digest.booked, received.filter((each) => each.kind === 'booking').map(formatCall)),
      ...formatSection(digest.calls, calls.map(formatCall)),
      ...formatSection(digest.undelivered, [...byChannel].map(formatFailures), failures.length),
    ].join('\n'),
  }
}

function formatPerson({ form: { firstName, lastName, company, email } }: Submission): string {
  return [`${firstName} ${lastName}`, company, email].join(', ')
}

/** The store's formats: milliseconds for timestamps, seconds for slots. */
function formatTimestamp(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'millisecond' })
}

function formatSlot(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: 'second' })
}
