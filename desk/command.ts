/** What the owner does with the desk from the command line: `npm run desk -- <command>`. */

import { parseArgs } from 'node:util'
import { exportFormats, toCsv, toJson, type ExportFormat } from './export.ts'
import type { Store, Submission, SubmissionKind } from './store/store.ts'

export const USAGE = `npm run desk -- <command>

  list [--kind lead|booking]                       everything received, newest last
  export [--kind lead|booking] [--format csv|json] the same as a file: add "> leads.csv"
  parked                                           deliveries that were given up after 72 hours
  retry [id …]                                     deliver parked ones again: those named, or all
  erase <email>                                    delete everything of one person
  purge --older-than <days>                        delete everything received before`

export class UsageError extends Error {}

/** Resolves to what is to be printed. */
export async function runCommand(words: readonly string[], store: Store, now: Date): Promise<string> {
  const { values, positionals } = parse(words)
  const [command, ...rest] = positionals
  switch (command) {
    case 'list':
      return (await store.list(kindOf(values.kind))).map(line).join('\n') || 'Nothing was received yet.'
    case 'export':
      return exportAs(formatOf(values.format), await store.list(kindOf(values.kind)))
    case 'parked':
      return listParked(store)
    case 'retry':
      return `${await store.retry(now.toISOString(), rest.length > 0 ? rest : undefined)} deliveries are due again.`
    case 'erase':
      return `${await store.erase(one(rest, 'an email address'))} submissions were deleted.`
    case 'purge':
      return `${await store.purge(daysBefore(now, values['older-than']))} submissions were deleted.`
    default:
      throw new UsageError(command ? `There is no command "${command}".` : 'Which command?')
  }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { kind: { type: 'string' }, format: { type: 'string' }, 'older-than': { type: 'string' } },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
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

function daysBefore(now: Date, days: string | undefined): string {
  if (!days || !/^[1-9]\d{0,4}$/.test(days)) throw new UsageError('--older-than is a number of days, such as 365.')
  return new Date(now.getTime() - Number(days) * 24 * 60 * 60 * 1000).toISOString()
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
  const parked = await store.parked()
  const lines = parked.map(({ id, channel, attempts, submission: { kind, form, receivedAt }, lastError }) =>
    [id, channel, `${kind} of ${form.email}, ${receivedAt}`, `${attempts} attempts`, lastError].join('  '),
  )
  return [...lines, `${parked.length} parked, ${await store.waiting()} still to be delivered.`].join('\n')
}
