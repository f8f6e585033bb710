import { originParameters } from '#site/campaign.ts'
import type { Submission } from './store/store.ts'

export const exportFormats = ['csv', 'json'] as const
export type ExportFormat = (typeof exportFormats)[number]

const columns = [
  'id',
  'kind',
  'receivedAt',
  'firstName',
  'lastName',
  'email',
  'company',
  'teamSize',
  'topic',
  'start',
  'timeZone',
  'state',
  'language',
  'page',
  ...originParameters,
  'consent',
  'report',
] as const

type Portions = AsyncIterable<readonly Submission[]>

/**
 * Yields the file record by record, so that a table of any size is exported in little memory. Longer pieces cost the server
 * 20 MB more: V8 frees long strings late.
 */
export function exportAs(format: ExportFormat, portions: Portions): AsyncGenerator<string> {
  return format === 'json' ? jsonOf(portions) : csvOf(portions)
}

async function* jsonOf(portions: Portions): AsyncGenerator<string> {
  let separator = '[\n  '
  for await (const submissions of portions) {
    for (const submission of submissions) {
      // Indented as part of the list; line breaks within texts are escaped.
      yield separator + JSON.stringify(flat(submission), null, 2).replaceAll('\n', '\n  ')
      separator = ',\n  '
    }
  }
  yield separator.startsWith('[') ? '[]' : '\n]'
}

/** With a mark at the beginning that tells spreadsheets that it is UTF-8. */
async function* csvOf(portions: Portions): AsyncGenerator<string> {
  // Comes with the first record: once something is sent, a database that fails can no longer be reported.
  let head = `\uFEFF${columns.join(',')}`
  for await (const submissions of portions) {
    for (const record of submissions.map(flat)) {
      yield `${head}\r\n${columns.map((column) => cell(record[column])).join(',')}`
      head = ''
    }
  }
  if (head) yield head
}

function flat(submission: Submission): Record<string, unknown> {
  const { id, kind, receivedAt, form } = submission
  const { campaign, ...fields } = form
  return { id, kind, receivedAt, ...fields, state: stateOf(submission), ...campaign }
}

/** Of a call that will not take place, or not yet. */
function stateOf(submission: Submission): 'cancelled' | 'held' | undefined {
  if (submission.kind === 'lead') return undefined
  return submission.cancelledAt ? 'cancelled' : submission.held && 'held'
}

/**
 * What begins like a formula would be run by a spreadsheet. One that separates by semicolons knows nothing of our quotes: it
 * finds beginnings within, after a semicolon or a line's end, and takes quotes for its own.
 */
function cell(value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const harmless = text.replaceAll(/[=+\-@＝＋－＠](?<=(?:^|[;,\t\n])[\s"]*.)/g, "'$&")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
