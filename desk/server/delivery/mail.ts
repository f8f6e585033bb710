import { createTransport } from 'nodemailer'
import { languageFacts } from '../../../app/site/languages.ts'
import { calendarFile } from '../calendar-file.ts'
import { fillBrackets } from '../../../app/site/template.ts'
import { SLOT_MINUTES } from '../hours.ts'
import type { MailIdentity, Words } from '../mail-identity.ts'
import type { Booking, Submission } from '../store/store.ts'
import { dateFormat, momentText } from '../../shared/date-format.ts'
import { zoneName } from '../../shared/time-zones.ts'
import { RefusedForGood, type Deliver } from './worker.ts'

type Options = { smtpUrl: string; from: string; to: string; identity: MailIdentity; timeoutMs: number }

type Mail = {
  to: string | { name: string; address: string }
  replyTo: string | { name: string; address: string }
  subject: string
  text: string
  attachments?: { filename: string; content: string; contentType: string }[]
}

/** Mails to the team and to the visitor. A mail has one id for all attempts, so that mail systems can drop a second one. */
export function mails({ smtpUrl, from, to, identity, timeoutMs }: Options): { team: Deliver; visitor: Deliver } {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const send = async (id: string, mail: Mail) => {
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
  }
}

export async function mailToTeam(submission: Submission, to: string, identity: MailIdentity): Promise<Mail> {
  const { form, kind } = submission
  const words = await identity.words(form.language)
  const name = `${form.firstName} ${form.lastName}`
  const values = { name, company: form.company, ...(submission.kind === 'booking' && momentOf(submission)) }
  return {
    to,
    replyTo: { name, address: form.email },
    subject: fillBrackets(words.team[kind].subject, values),
    text: [fillBrackets(words.team[kind].lead, values), '', ...fieldLines(form, words)].join('\n'),
  }
}

export async function mailToVisitor(booking: Booking, replyTo: string, identity: MailIdentity): Promise<Mail> {
  const { firstName, lastName, email, language } = booking.form
  const { visitor } = await identity.words(language)
  const values = { firstName, minutes: String(SLOT_MINUTES), ...momentOf(booking) }
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

/** A mail server that says no for good, such as for an address that does not exist. */
function isRefusal(error: unknown): boolean {
  return ((error as { responseCode?: number } | undefined)?.responseCode ?? 0) >= 500
}

/** In the visitor's time zone and language. */
function momentOf({ form: { start, timeZone, language } }: Booking): { when: string; timeZone: string } {
  const format = dateFormat(languageFacts[language].locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  })
  return { when: momentText(format, start), timeZone: zoneName(timeZone, new Date(start), language) }
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
