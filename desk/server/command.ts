/** What the owner does with the desk from the command line: `npm run desk -- <command>`. */

import { parseArgs } from 'node:util'
import { exportFormats, toCsv, toJson, type ExportFormat } from './export.ts'
import { messageOf } from './message-of.ts'
import type { Deleted, ParkedDelivery, Store, Submission, SubmissionKind } from './store/store.ts'

export const USAGE = `npm run desk -- <command>

  list [--kind lead|booking]                       everything received, newest last
  export [--kind lead|booking] [--format csv|json] the same as a file: npm run -s desk -- export > leads.csv
  parked                                           deliveries that fail or were given up, and why
  retry [id …]                                     deliver parked ones again: those named, or all
  erase <email>                                    delete everything of one person
  cancel <id>                                      delete one submission; the time of a call is free again
  purge --older-than <days>                        delete everything received before
  backup <file> [--overwrite]                      copy everything to a file; the server may go on
  restore <file> [--overwrite]                     put such a copy in the place of everything
  password                                         ask for a password, and print the setting for the page at /desk`

export class UsageError extends Error {}

/** Resolves to what is to be printed. */
type Command = (store: Store, now: Date) => Promise<string>

/** What is wrong with the words is found before anything is opened. */
export function readCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words)
  const [command, ...rest] = positionals
  switch (command) {
    case 'list': {
      const kind = kindOf(values.kind)
      return async (store) => (await store.list(kind)).map(line).join('\n') || 'Nothing was received yet.'
    }
    case 'export': {
      const [kind, format] = [kindOf(values.kind), formatOf(values.format)]
      return async (store) => exportAs(format, await store.list(kind))
    }
    case 'parked':
      return listParked
    case 'retry':
      return async (store, now) =>
        `${await store.retry(now.toISOString(), rest.length > 0 ? rest : undefined)} deliveries are due again.`
    case 'erase': {
      const email = one(rest, 'an email address')
      return async (store) => deletion(await store.erase(email))
    }
    case 'cancel': {
      const id = one(rest, 'the id of a submission, as "export" shows it')
      return async (store) => deletion(await store.remove(id))
    }
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
  return `${told} Another program is reading the file, so traces are left in its log: run this again when it has ended.`
}

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

function line({ kind, receivedAt, form }: Submission): string {
  const subject = 'start' in form ? `call at ${form.start}` : form.topic
  return [receivedAt, kind.padEnd(7), form.email, `${form.firstName} ${form.lastName}`, form.company, subject].join(
    '  ',
  )
}

function exportAs(format: ExportFormat, submissions: readonly Submission[]): string {
  return format === 'json' ? toJson(submissions) : toCsv(submissions)
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
