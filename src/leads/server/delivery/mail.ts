import '../temporal.ts'
import { createTransport } from 'nodemailer'
import { campaignParameters, type Campaign } from '#site/campaign.ts'
import { DEFAULT_LANGUAGE, languageFacts, type Language } from '#site/languages.ts'
import { hrefFor, pathIn } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { ADMIN_PATH, SCHEDULER_PAGE } from '../../documents/paths.ts'
import { dateFormat, momentText } from '../../shared/date-format.ts'
import { labelOf } from '../../shared/label-of.ts'
import { zoneName } from '../../shared/time-zones.ts'
import { renderCalendarFile, calendarMethodOf } from '../calendar-file.ts'
import type { CallLinks } from '../call-links.ts'
import { SLOT_MINUTES } from '../hours.ts'
import { linkText, type MailIdentity, type MailTexts } from '../mail-identity.ts'
import type { LeadsSettings } from '../settings.ts'
import { lastEventOf } from '../store/outbox.ts'
import type { Booking, Submission } from '../store/submission.ts'
import type { Submissions } from '../store/submissions.ts'
import { PermanentError, type Deliver } from './worker.ts'

type Options = Omit<NonNullable<LeadsSettings['mail']>, 'digestAt'> & {
  identity: MailIdentity
  links: Pick<CallLinks, 'urlOf'>
  timeoutMs: number
}

type Person = { name: string; address: string }

export type Mail = {
  to: string | Person
  replyTo: string | Person
  subject: string
  text: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** A mail keeps its id across attempts, so that mail systems can drop duplicates. */
export type SendMail = (id: string, mail: Mail) => Promise<void>

export type Mailing = ReturnType<typeof createMailing>

export function createMailing({ smtpUrl, requireTls, identity, links, timeoutMs, ...options }: Options) {
  const contact = identity.emails[DEFAULT_LANGUAGE]
  const { from = contact, to = contact } = options
  const transport = createTransport({
    url: requireTls ? requireTlsIn(smtpUrl) : smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SendMail = async (id, mail) => {
    const message = { ...mail, from: { name: identity.brand, address: from }, messageId: `<${id}@${identity.host}>` }
    await transport.sendMail(message).catch((error: unknown) => {
      throw isPermanentRejection(error) ? new PermanentError((error as Error).message) : error
    })
  }
  const team: Deliver = async ({ id, submission }) => send(id, await mailToTeam(submission, to, identity))
  const visitor: Deliver = async ({ id, submission }) => {
    if (submission.kind !== 'booking') return
    await send(id, await mailToVisitor(submission, to, identity, await links.urlOf(submission)))
  }
  return {
    team,
    visitor,
    send,
    to,
    /** Rejects if the mail server is unreachable, rejects the login, or does not encrypt when it has to. */
    check: () => transport.verify(),
  }
}

export async function mailToTeam(submission: Submission, to: string, identity: MailIdentity): Promise<Mail> {
  const { form, kind } = submission
  const texts = await identity.texts(identity.teamLanguage)
  const name = `${form.firstName} ${form.lastName}`
  const values = {
    name,
    company: form.company,
    ...(submission.kind === 'booking' && momentOf(submission, identity.teamLanguage, identity.timeZone)),
  }
  const event = lastEventOf(submission)
  const { subject, lead } = texts.team[event === 'received' ? kind : event]
  const about = [fillBrackets(lead, values)]
  if (submission.kind === 'booking') {
    const { when: theirWhen, timeZone: theirTimeZone } = momentOf(submission, identity.teamLanguage)
    const { theirTime } = texts.team.booking
    if (theirWhen !== values.when) about.push(fillBrackets(theirTime, { theirWhen, theirTimeZone }))
    if (submission.cancelledAt === undefined) about.push(linkText(texts.team.booking, identity))
  }
  return {
    to,
    replyTo: { name, address: form.email },
    subject: fillBrackets(subject, values),
    text: [...about, '', ...fieldLines(form, texts)].join('\n'),
  }
}

/** `url` is the visitor's link to confirm, move or cancel the call. */
export async function mailToVisitor(
  booking: Booking,
  replyTo: string,
  identity: MailIdentity,
  url: string,
): Promise<Mail> {
  const { form, held, cancelledAt } = booking
  const { firstName, lastName, email, language } = form
  const { visitor } = await identity.texts(language)
  const { subject, text } = textsFor(booking, visitor)
  const values = {
    firstName,
    minutes: String(SLOT_MINUTES),
    link: linkText(visitor, identity),
    url,
    newCall: identity.siteUrl + hrefFor(SCHEDULER_PAGE, language),
    ...(held && { until: momentIn(form.timeZone, held.until, language) }),
    ...momentOf(booking, language),
  }
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo,
    subject: fillBrackets(subject, values),
    text: fillBrackets(text, values),
    // A held call does not belong in a calendar yet.
    ...(!held && {
      attachments: [
        {
          filename: cancelledAt === undefined ? 'call.ics' : 'cancelled.ics',
          content: await renderCalendarFile(booking, identity),
          contentType: `text/calendar; method=${calendarMethodOf(booking)}`,
        },
      ],
    }),
  }
}

function textsFor(booking: Booking, visitor: MailTexts['visitor']): { subject: string; text: string } {
  const { held } = booking
  if (held) return held.because === 'calls' ? visitor.callsEnough : visitor.held
  const event = lastEventOf(booking)
  return event === 'received' ? visitor : visitor[event]
}

/** The first lead without its own mail triggers it, at the end of the hour; `perHour` leads were mailed one by one. */
export async function mailSummary(
  { receivedAt }: Submission,
  to: string,
  { siteUrl, timeZone, teamLanguage, texts }: MailIdentity,
  { store, perHour, hasPage }: { store: Pick<Submissions, 'countLeads'>; perHour: number; hasPage: boolean },
): Promise<Mail> {
  const from = Temporal.Instant.from(receivedAt).round({ smallestUnit: 'hour', roundingMode: 'floor' })
  const [first, last] = [from, from.add({ hours: 1 })].map((at) => at.toString({ smallestUnit: 'millisecond' }))
  const count = await store.countLeads(first!, last!)
  const { summary } = await texts(teamLanguage)
  const url = siteUrl + pathIn(teamLanguage, ADMIN_PATH)
  const values = {
    count: String(count),
    perHour: String(perHour),
    rest: String(Math.max(0, count - perHour)),
    from: momentIn(timeZone, first!, teamLanguage),
    until: momentIn(timeZone, last!, teamLanguage),
    timeZone: zoneName(timeZone, new Date(first!), teamLanguage),
    where: hasPage ? fillBrackets(summary.page, { url }) : summary.command,
  }
  const [subject, text] = [fillBrackets(summary.subject, values), fillBrackets(summary.text, values)]
  return { to, replyTo: to, subject, text }
}

/** Set in the URL: the library prefers it to other options, and requireTLS overrides parameters that turn TLS off. */
function requireTlsIn(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.delete('secured')
  return url.href
}

/** Replies about login or encryption, which can also follow a mail command (RFC 4954, RFC 3207). */
const LOGIN_REPLIES = new Set([530, 534, 535, 538])

/** A permanent rejection of this mail, such as an unknown address; not a wrong password. */
function isPermanentRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  return responseCode >= 500 && !LOGIN_REPLIES.has(responseCode) && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

function momentOf({ form }: Booking, language: Language, timeZone = form.timeZone): { when: string; timeZone: string } {
  return {
    when: momentIn(timeZone, form.start, language),
    timeZone: zoneName(timeZone, new Date(form.start), language),
  }
}

export function momentIn(timeZone: string, moment: string, language: Language): string {
  const format = dateFormat(languageFacts[language].locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return momentText(format, moment)
}

function fieldLines(form: Submission['form'], texts: MailTexts): string[] {
  const values: Record<string, string | true | undefined> = {
    ...form,
    ...('topic' in form && {
      topic: labelOf(texts.topics, form.topic),
      teamSize: labelOf(texts.teamSizes, form.teamSize),
    }),
    language: languageFacts[form.language].name,
    campaign: campaignLines(form.campaign, texts.campaignParts)
      .map((line) => `\n- ${line}`)
      .join(''),
  }
  return Object.entries(texts.fields).flatMap(([field, label]) => {
    const value = values[field]
    if (!value) return []
    if (field === 'report') return ['', `${label}:`, String(value)]
    return [field === 'campaign' ? `${label}:${value}` : `${label}: ${value}`]
  })
}

export function campaignLines(campaign: Campaign = {}, parts: MailTexts['campaignParts']): string[] {
  return campaignParameters.flatMap((name) => {
    const value = campaign[name]
    return value === undefined ? [] : [`${parts[name]}: ${value}`]
  })
}
