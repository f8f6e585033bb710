import '../temporal.ts'
import { pathIn } from '#site/paths.ts'
import { fillBrackets } from '#site/template.ts'
import { ADMIN_PATH } from '../../documents/paths.ts'
import { zoneName } from '../../shared/time-zones.ts'
import type { MailIdentity } from '../mail-identity.ts'
import type { Submissions } from '../store/submissions.ts'
import { momentIn, type SendMail } from './mail.ts'
import type { Deliver } from './worker.ts'

type Options = {
  store: Pick<Submissions, 'countLeads'>
  identity: MailIdentity
  to: string
  send: SendMail
  /** How many leads were mailed one by one. */
  perHour: number
  hasPage: boolean
}

/** The first lead without its own mail triggers it, at the end of the hour. */
export function createLeadSummary({ store, identity, to, send, perHour, hasPage }: Options): Deliver {
  return async ({ id, submission }) => {
    const { timeZone, siteUrl, teamLanguage } = identity
    const from = Temporal.Instant.from(submission.receivedAt).round({ smallestUnit: 'hour', roundingMode: 'floor' })
    const [first, last] = [from, from.add({ hours: 1 })].map((at) => at.toString({ smallestUnit: 'millisecond' }))
    const count = await store.countLeads(first!, last!)
    const { summary } = await identity.texts(teamLanguage)
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
    await send(id, {
      to,
      replyTo: to,
      subject: fillBrackets(summary.subject, values),
      text: fillBrackets(summary.text, values),
    })
  }
}
