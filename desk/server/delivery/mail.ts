import { createTransport } from 'nodemailer'
import { languageFacts, type Language } from '../../../app/site/languages.ts'
import { calendarFile } from '../calendar-file.ts'
import { fillBrackets } from '../../../app/site/template.ts'
import { SLOT_MINUTES } from '../hours.ts'
import { linkText, type MailIdentity, type Words } from '../mail-identity.ts'
import type { Booking, Submission } from '../store/store.ts'
import { dateFormat, momentText } from '../../shared/date-format.ts'
import { zoneName } from '../../shared/time-zones.ts'
import { RefusedForGood, type Deliver } from './worker.ts'

type Options = {
  smtpUrl: string
  requireTls: boolean
  from: string
  to: string
  identity: MailIdentity
  timeoutMs: number
}

export type Mail = {
  to: string | { name: string; address: string }
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** A mail has one id for all attempts, so that mail systems can drop a second one. */
export type SendMail = (id: string, mail: Mail) => Promise<void>

export type Mailing = {
  team: Deliver
  visitor: Deliver
  send: SendMail
  /** Rejects where the mail server cannot be reached, does not encrypt though it has to, or lets nobody in. */
  check: () => Promise<void>
}

/** Mails to the team and to the visitor, and what sends them. */
export function mails(options: Options): Mailing {
  const { smtpUrl, requireTls, from, to, identity, timeoutMs } = options
  const transport = createTransport({
    url: requireTls ? withTls(smtpUrl) : smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send: SendMail = async (id, mail) => {
    const message = { ...mail, from: { name: identity.brand, address: from }, messageId: `<${id}@${identity.host}>` }
    await transport.sendMail(message).catch((error: unknown) => {
      throw isRefusal(error) ? new RefusedForGood((error as Error).message) : error
    })
  }
  return {
    team: async ({ id, submission }) => send(id, await mailToTeam(submission, to, identity)),
    visitor: async ({ id, submission }) => {
      if (submission.kind === 'booking') await send(id, await mailToVisitor(submission, to, identity))
    },
    send,
    async check() {
      await transport.verify()
    },
  }
}

export async function mailToTeam(submission: Submission, to: string, identity: MailIdentity): Promise<Mail> {
  const { form, kind } = submission
  const words = await identity.words(form.language)
  const name = `${form.firstName} ${form.lastName}`
  const values = {
    name,
    company: form.company,
    ...(submission.kind === 'booking' && momentOf(submission, identity.timeZone)),
  }
  const about = [fillBrackets(words.team[kind].lead, values)]
  if (submission.kind === 'booking') about.push(...callLines(submission, values.when, words, identity))
  return {
    to,
    replyTo: { name, address: form.email },
    subject: fillBrackets(words.team[kind].subject, values),
    text: [...about, '', ...fieldLines(form, words)].join('\n'),
  }
}

/** When the call is for the visitor, if their clock says otherwise than the team's; and where it is held. */
function callLines(booking: Booking, teamWhen: string | undefined, { team }: Words, identity: MailIdentity): string[] {
  const { when: theirWhen, timeZone: theirTimeZone } = momentOf(booking)
  const theirTime = fillBrackets(team.booking.theirTime, { theirWhen, theirTimeZone })
  return [...(theirWhen === teamWhen ? [] : [theirTime]), linkText(team.booking, identity)]
}

export async function mailToVisitor(booking: Booking, replyTo: string, identity: MailIdentity): Promise<Mail> {
  const { firstName, lastName, email, language } = booking.form
  const { visitor } = await identity.words(language)
  const values = { firstName, minutes: String(SLOT_MINUTES), link: linkText(visitor, identity), ...momentOf(booking) }
  return {
    to: { name: `${firstName} ${lastName}`, address: email },
    replyTo,
    subject: fillBrackets(visitor.subject, values),
    text: fillBrackets(visitor.text, values),
    attachments: [
      {
        filename: 'call.ics',
        content: await calendarFile(booking, identity),
        contentType: 'text/calendar; method=PUBLISH',
      },
    ],
  }
}

/** In the address, because the library lets that win over all else; and it lets this win over what would take TLS away. */
function withTls(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.delete('secured')
  return url.href
}

/** A mail server that says no to this mail for good, such as for an address that does not exist; not to a wrong password. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = (error ?? {}) as { code?: string; responseCode?: number }
  return responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE')
}

/** In the visitor's language; in their time zone, if no other is asked for. */
function momentOf({ form }: Booking, timeZone = form.timeZone): { when: string; timeZone: string } {
  return {
    when: momentIn(timeZone, form.start, form.language),
    timeZone: zoneName(timeZone, new Date(form.start), form.language),
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

function fieldLines(form: Submission['form'], { fields, topics, teamSizes }: Words): string[] {
  const values: Record<string, unknown> = {
    ...form,
    ...('topic' in form && { topic: topics[form.topic], teamSize: teamSizes[form.teamSize] }),
  }
  return Object.entries(fields).flatMap(([field, label]) => {
    const value = values[field]
    if (value === undefined) return []
    const written = typeof value === 'string' ? value : JSON.stringify(value)
    return field === 'report' ? ['', `${label}:`, written] : [`${label}: ${written}`]
  })
}
