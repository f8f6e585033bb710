import { parseArgs } from 'node:util'
import { messageOf } from './error-message.ts'
import { exportAs, exportFormats, type ExportFormat } from './export.ts'
import { mailboxOf } from './mailbox.ts'
import type { Booking, Deleted, ParkedDelivery, Store, Submission, SubmissionKind } from './store/store.ts'

export const USAGE = `npm run leads -- <command>

  list [--kind lead|booking]                       everything received, newest last
  export [--kind lead|booking] [--format csv|json] the same as a file: npm run -s leads -- export > leads.csv
  questions                                        what the assistant did not understand: how often, and what visitors let you read
  parked                                           deliveries that fail or were given up, and why
  retry [id …]                                     deliver parked ones again: those named, or all
  erase <email>                                    delete everything of one person
  cancel <id …>                                    delete submissions; the time of a call is free again
  cancel [--email <address>] [--from <time>] [--to <time>] [--since <time>] [--yes]
                                                   the same for calls of one person, by when they are and since when they
                                                   came in: shows them; with --yes deletes them. Tells nobody.
  purge --older-than <days>                        delete everything received before, questions too
  backup <file> [--overwrite]                      copy everything to a file; the server may go on
  restore <file> [--overwrite]                     put such a copy in the place of everything
  password                                         ask for a password, and print the setting for the page at /admin`

export class UsageError extends Error {}

type Command = (store: Store, now: Date) => Promise<string> | AsyncIterable<string>

/** Throws on invalid arguments before the database is opened. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words)
  const [command, ...rest] = positionals
  switch (command) {
    case 'list': {
      const kind = kindOf(values.kind)
      return (store) => listed(store.portions(kind))
    }
    case 'export': {
      const [kind, format] = [kindOf(values.kind), formatOf(values.format)]
      return (store) => exportAs(format, store.portions(kind))
    }
    case 'questions':
      return listQuestions
    case 'parked':
      return listParked
    case 'retry':
      return async (store, now) =>
        `${await store.retry(now.toISOString(), rest.length > 0 ? rest : undefined)} deliveries are due again.`
    case 'erase': {
      const email = one(rest, 'an email address')
      return async (store) => `${deletion(await store.erase(email))} ${remains[store.kind]}`
    }
    case 'cancel':
      return cancellation(rest, values)
    case 'purge': {
      const days = daysOf(values['older-than'])
      return async (store, now) => deletion(await store.purge(new Date(now.getTime() - days * DAY_MS).toISOString()))
    }
    case 'backup': {
      const file = one(rest, 'the file to write')
      return async (store) => `${await store.backup(file, values.overwrite)} submissions are saved in ${file}.`
    }
    case 'restore': {
      const file = one(rest, 'the file that "backup" has written')
      return async (store) => restoration(await store.restore(file, values.overwrite))
    }
    default:
      throw new UsageError(command ? `There is no command "${command}".` : 'Which command?')
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

function deletion({ count, gone }: Deleted): string {
  const told = `${count} submissions were deleted.`
  if (gone) return told
  return `${told} Another program is reading the database, so traces are left in it: run this again when it has ended.`
}

/** Where data of an erased person may remain; only the owner can delete it there. */
const remains: Readonly<Record<Store['kind'], string>> = {
  SQLite:
    'They are still in copies that "backup" or you have made, and in what was passed on by mail or webhook: delete it there.',
  PostgreSQL:
    'They are still in PostgreSQL’s write-ahead log until it is recycled, in the free space of large tables until other rows ' +
    'take it (VACUUM FULL empties it, and locks them meanwhile), in its archive, in replicas that lag behind, in dumps and ' +
    'backups, and in what was passed on by mail or webhook: delete it there.',
}

type Filters = { email?: string; from?: string; to?: string; since?: string; yes: boolean }

function cancellation(ids: readonly string[], { email, from, to, since, yes }: Filters): Command {
  const filters = [email, from, to, since].some((filter) => filter !== undefined)
  if (ids.length > 0 === filters) {
    throw new UsageError('This command takes ids of submissions, as "export" shows them, or filters: one of the two.')
  }
  if (!filters) return async (store) => deletion(await store.remove(...ids))
  const [first, last, received] = [timeOf('from', from), timeOf('to', to, DAY_MS), timeOf('since', since)]
  const person = email && mailboxOf(email)
  const isMeant = ({ form, receivedAt, cancelledAt }: Booking) =>
    !cancelledAt &&
    (!person || mailboxOf(form.email) === person) &&
    (first === undefined || Date.parse(form.start) >= first) &&
    (last === undefined || Date.parse(form.start) < last) &&
    (received === undefined || Date.parse(receivedAt) >= received)
  return async (store) => {
    const calls = (await store.list('booking')).filter(
      (each): each is Booking => each.kind === 'booking' && isMeant(each),
    )
    if (yes) return deletion(await store.remove(...calls.map(({ id }) => id)))
    return [...calls.map(line), `${calls.length} calls would be deleted. Add --yes to delete them.`].join('\n')
  }
}

/** `lengthOfDay` makes an end date inclusive. */
function timeOf(name: string, word: string | undefined, lengthOfDay = 0): number | undefined {
  if (word === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word)
  const time = isDay || TIME.test(word) ? Date.parse(word) : Number.NaN
  if (Number.isNaN(time)) {
    throw new UsageError(`--${name} is a day or a time in UTC, such as 2026-11-20 or 2026-11-20T13:30Z, not "${word}".`)
  }
  return isDay ? time + lengthOfDay : time
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z$/

function restoration(count: number): string {
  return `${count} submissions are restored. Whoever was erased since they were saved is back: erase them again.`
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        kind: { type: 'string' },
        format: { type: 'string' },
        'older-than': { type: 'string' },
        email: { type: 'string' },
        from: { type: 'string' },
        to: { type: 'string' },
        since: { type: 'string' },
        yes: { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new UsageError(messageOf(error))
  }
}

function kindOf(word: string | undefined): SubmissionKind | undefined {
  if (word === undefined || word === 'lead' || word === 'booking') return word
  throw new UsageError(`--kind is "lead" or "booking", not "${word}".`)
}

function formatOf(word = 'csv'): ExportFormat {
  const format = exportFormats.find((known) => known === word)
  if (!format) throw new UsageError(`--format is one of ${exportFormats.join(', ')}, not "${word}".`)
  return format
}

function one(words: readonly string[], wanted: string): string {
  const [word] = words
  if (word === undefined || words.length > 1) throw new UsageError(`This command takes ${wanted}.`)
  return word
}

function daysOf(days: string | undefined): number {
  if (!days || !/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--older-than is a number of days, such as 365.')
  return Number(days)
}

function line(submission: Submission): string {
  const { kind, receivedAt, form } = submission
  const subject = submission.kind === 'booking' ? callOf(submission) : submission.form.topic
  return [receivedAt, kind.padEnd(7), form.email, `${form.firstName} ${form.lastName}`, form.company, subject].join(
    '  ',
  )
}

function callOf({ form: { start }, cancelledAt, held }: Booking): string {
  const state = cancelledAt ? `, cancelled at ${cancelledAt}` : held ? `, held until ${held.until}` : ''
  return `call at ${start}${state}`
}

async function* listed(portions: AsyncIterable<readonly Submission[]>): AsyncGenerator<string> {
  let separator = ''
  for await (const submissions of portions) {
    yield separator + submissions.map(line).join('\n')
    separator = '\n'
  }
  if (separator === '') yield 'Nothing was received yet.'
}

async function listQuestions({ questions }: Store): Promise<string> {
  const [counts, kept] = [await questions.counts(), await questions.kept()]
  const lines = [
    ...counts.map(({ day, language, count }) => `${day}  ${language}  ${count} not understood`),
    ...kept.map(({ day, language, text }) => `${day}  ${language}  "${text}"`),
  ]
  return lines.join('\n') || 'No question was counted yet. ASSISTANT_COUNTS_QUESTIONS=yes counts them.'
}

async function listParked(store: Store): Promise<string> {
  const [parked, troubled] = [await store.parked(), await store.troubled()]
  const lines = [
    ...parked.map((delivery) => failedLine(delivery, 'parked')),
    ...troubled.map((delivery) => failedLine(delivery, `next at ${delivery.dueAt}`)),
  ]
  const counts = `${parked.length} parked, ${await store.waiting()} still to be delivered`
  return [...lines, troubled.length > 0 ? `${counts}, ${troubled.length} of them after a failure.` : `${counts}.`].join(
    '\n',
  )
}

function failedLine({ id, channel, attempts, submission, lastError }: ParkedDelivery, state: string): string {
  const { kind, form, receivedAt } = submission
  const subject = `${kind} of ${form.email}, ${receivedAt}`
  return [id, channel, subject, `${attempts} attempts`, state, lastError].join('  ')
}
