import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { messageOf } from './error-message.ts'
import { exportAs, exportFormats, type ExportFormat } from './export.ts'
import { mailboxOf } from './mailbox.ts'
import { CONTROL_CHARACTER, MAX_PASSWORD_BYTES, MIN_PASSWORD_LENGTH } from './password.ts'
import type { DeadLetteredDelivery } from './store/outbox.ts'
import type { DeleteResult } from './store/retention.ts'
import type { Store } from './store/store.ts'
import type { Booking, Submission, SubmissionKind } from './store/submission.ts'

export const USAGE = `npm run leads -- <command>

  list [--kind lead|booking]                       list everything received, newest last
  export [--kind lead|booking] [--format csv|json] print the same as a file: npm run -s leads -- export > leads.csv
  questions                                        list questions that the assistant could not answer: how many,
                                                   and the text of those that visitors agreed to share
  dead-letters                                     list deliveries that are failing or were given up, with the reason
  retry [id …]                                     retry dead-lettered deliveries: those given, or all
  erase <email>                                    delete all data of one person
  cancel <id …>                                    delete submissions; frees the times of bookings
  cancel [--email <address>] [--from <time>] [--to <time>] [--since <time>] [--yes]
                                                   list bookings by email address, by the time of the call
                                                   (--from, --to) or by when they were made (--since);
                                                   with --yes, delete them without notifying anyone
  purge --older-than <days>                        delete everything received before, including questions
  backup <file> [--overwrite]                      copy everything to a file; the server can keep running
  restore <file> [--overwrite]                     replace everything with such a copy
  password                                         ask for a password, and print the setting for the page at /admin`

export class UsageError extends Error {}

type Command = (store: Store, now: Date) => Promise<string> | AsyncIterable<string>

/** Throws on invalid arguments before the database is opened. */
export function readCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArguments(args)
  const [command, ...rest] = positionals
  switch (command) {
    case 'list': {
      const kind = kindOf(values.kind)
      return (store) => listSubmissions(store.batches(kind))
    }
    case 'export': {
      const [kind, format] = [kindOf(values.kind), formatOf(values.format)]
      return (store) => exportAs(format, store.batches(kind))
    }
    case 'questions':
      return listQuestions
    case 'dead-letters':
      return listDeadLetters
    case 'retry':
      return async (store, now) =>
        `Retrying ${countOf(await store.retry(now.toISOString(), rest.length > 0 ? rest : undefined), 'delivery', 'deliveries')}.`
    case 'erase': {
      const email = onlyArgument(rest, 'an email address')
      return async (store) => `${formatDeletion(await store.erase(email))} ${remainingCopies[store.kind]}`
    }
    case 'cancel':
      return parseCancel(rest, values)
    case 'purge': {
      const days = daysOf(values['older-than'])
      return async (store, now) =>
        formatDeletion(await store.purge(new Date(now.getTime() - days * DAY_MS).toISOString()))
    }
    case 'backup': {
      const file = onlyArgument(rest, 'a file to write')
      return async (store) => `Saved ${countOf(await store.backup(file, values.overwrite), 'submission')} to ${file}.`
    }
    case 'restore': {
      const file = onlyArgument(rest, 'a file written by "backup"')
      return async (store) =>
        `Restored ${countOf(await store.restore(file, values.overwrite), 'submission')}. Any data erased since the backup has been restored too. Erase it again.`
    }
    default:
      throw new UsageError(command ? `Unknown command "${command}".` : 'Missing command.')
  }
}

const DAY_MS = 24 * 60 * 60 * 1000
const countOf = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`

function formatDeletion({ count, gone }: DeleteResult, noun = 'submission'): string {
  const traces = ' Another program is reading the database, so traces remain in it. Run this again when it has ended.'
  return `Deleted ${countOf(count, noun)}.${gone ? '' : traces}`
}

/** Where data of an erased person may remain; only the owner can delete it there. */
const remainingCopies: Readonly<Record<Store['kind'], string>> = {
  SQLite: 'Copies may remain in backups, emails and systems that received webhooks. Delete them there.',
  PostgreSQL:
    'Copies may remain in PostgreSQL’s write-ahead log and its archive until they are recycled, in the free space of large tables ' +
    'until it is reused (VACUUM FULL clears it, but locks the tables meanwhile), in replicas that lag behind, and in dumps, ' +
    'backups, emails and systems that received webhooks. Delete them there.',
}

type Filters = { email?: string; from?: string; to?: string; since?: string; yes: boolean }

function parseCancel(ids: readonly string[], { email, from, to, since, yes }: Filters): Command {
  const filters = [email, from, to, since].some((filter) => filter !== undefined)
  if (ids.length > 0 === filters) {
    throw new UsageError('"cancel" needs either ids of submissions, as in the output of "export", or filters.')
  }
  if (!filters) return async (store) => formatDeletion(await store.remove(...ids))
  const [first, last, received] = [timeOf('from', from), timeOf('to', to, DAY_MS), timeOf('since', since)]
  const person = email && mailboxOf(email)
  const isMatch = ({ form, receivedAt, cancelledAt }: Booking) =>
    !cancelledAt &&
    (!person || mailboxOf(form.email) === person) &&
    (first === undefined || Date.parse(form.start) >= first) &&
    (last === undefined || Date.parse(form.start) < last) &&
    (received === undefined || Date.parse(receivedAt) >= received)
  return async (store) => {
    const bookings = (await store.list('booking')).filter((each) => each.kind === 'booking' && isMatch(each))
    if (yes) return formatDeletion(await store.remove(...bookings.map(({ id }) => id)), 'booking')
    const summary = `Found ${countOf(bookings.length, 'booking')}. To delete, add --yes.`
    return [...bookings.map(formatSubmission), summary].join('\n')
  }
}

/** `lengthOfDay` makes an end date inclusive. */
function timeOf(name: string, value: string | undefined, lengthOfDay = 0): number | undefined {
  if (value === undefined) return undefined
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value)
  const time = isDay || TIME.test(value) ? Date.parse(value) : Number.NaN
  if (Number.isNaN(time)) {
    throw new UsageError(
      `--${name} must be a date or a time in UTC, such as 2026-11-20 or 2026-11-20T13:30Z, not "${value}".`,
    )
  }
  return isDay ? time + lengthOfDay : time
}

const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{3})?)?Z$/

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
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

function kindOf(value: string | undefined): SubmissionKind | undefined {
  if (value === undefined || value === 'lead' || value === 'booking') return value
  throw new UsageError(`--kind must be "lead" or "booking", not "${value}".`)
}

function formatOf(value = 'csv'): ExportFormat {
  const format = exportFormats.find((name) => name === value)
  if (!format) throw new UsageError(`--format must be one of ${exportFormats.join(', ')}, not "${value}".`)
  return format
}

function onlyArgument(args: readonly string[], wanted: string): string {
  const [value] = args
  if (value === undefined || args.length > 1)
    throw new UsageError(`This command needs exactly one argument: ${wanted}.`)
  return value
}

function daysOf(days: string | undefined): number {
  if (!days || !/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--older-than must be a number of days, such as 365.')
  return Number(days)
}

function formatSubmission(submission: Submission): string {
  const { kind, receivedAt, form } = submission
  const subject = submission.kind === 'booking' ? formatCall(submission) : submission.form.topic
  const name = `${form.firstName} ${form.lastName}`
  return [receivedAt, kind.padEnd(7), form.email, name, form.company, subject].join('  ')
}

function formatCall({ form: { start }, cancelledAt, held }: Booking): string {
  const state = cancelledAt ? `, canceled at ${cancelledAt}` : held ? `, held until ${held.until}` : ''
  return `call at ${start}${state}`
}

async function* listSubmissions(batches: AsyncIterable<readonly Submission[]>): AsyncGenerator<string> {
  let separator = ''
  for await (const submissions of batches) {
    yield separator + submissions.map(formatSubmission).join('\n')
    separator = '\n'
  }
  if (separator === '') yield 'Nothing has been received yet.'
}

async function listQuestions({ questions }: Store): Promise<string> {
  const [counts, kept] = [await questions.counts(), await questions.listKept()]
  const lines = [
    ...counts.map(({ day, language, count }) => `${day}  ${language}  ${count} not answered`),
    ...kept.map(({ day, language, text }) => `${day}  ${language}  "${text}"`),
  ]
  return lines.join('\n') || 'No questions have been counted yet. Set ASSISTANT_COUNTS_QUESTIONS=yes to count them.'
}

async function listDeadLetters(store: Store): Promise<string> {
  const [deadLettered, failing] = [await store.deadLettered(), await store.failing()]
  const lines = [
    ...deadLettered.map((delivery) => formatDelivery(delivery, 'dead-lettered')),
    ...failing.map((delivery) => formatDelivery(delivery, `next at ${delivery.dueAt}`)),
  ]
  const counts = `${deadLettered.length} dead-lettered, ${await store.countWaiting()} waiting`
  const afterFailure = failing.length > 0 ? `, ${failing.length} of them after a failure` : ''
  return [...lines, `${counts}${afterFailure}.`].join('\n')
}

function formatDelivery({ id, channel, attempts, submission, lastError }: DeadLetteredDelivery, state: string): string {
  const { kind, form, receivedAt } = submission
  const subject = `${kind} of ${form.email}, ${receivedAt}`
  return [id, channel, subject, countOf(attempts, 'attempt'), state, lastError].join('  ')
}

export async function askPassword(): Promise<string> {
  const input = process.stdin
  if (!input.isTTY) return validatePassword((await readText(input)).replace(/\r?\n$/, ''))
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input, output: silent, terminal: true })
  const ask = async (question: string) => {
    process.stderr.write(question)
    const answer = await terminal.question('')
    process.stderr.write('\n')
    return answer
  }
  try {
    const password = validatePassword(await ask('Password: '))
    if ((await ask('Repeat the password: ')) !== password) throw new UsageError('The passwords do not match.')
    return password
  } finally {
    terminal.close()
  }
}

function validatePassword(password: string): string {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw new UsageError(
      `The password must have ${MIN_PASSWORD_LENGTH} characters or more. Several unrelated words work well.`,
    )
  }
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES) {
    throw new UsageError(`The password must have at most ${MAX_PASSWORD_BYTES} bytes.`)
  }
  if (CONTROL_CHARACTER.test(password)) throw new UsageError('The password must be a single line.')
  return password
}
