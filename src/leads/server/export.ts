import { originParameters } from '#site/campaign.ts'
import type { Submission } from './store/submission.ts'

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

type Batches = AsyncIterable<readonly Submission[]>

/**
 * Yields the file record by record, so exporting a table of any size needs little memory. Longer chunks cost the server
 * 20 MB more: V8 frees long strings late.
 */
export function exportAs(format: ExportFormat, batches: Batches): AsyncGenerator<string> {
  return format === 'json' ? formatJson(batches) : formatCsv(batches)
}

async function* formatJson(batches: Batches): AsyncGenerator<string> {
  let separator = '[\n  '
  for await (const submissions of batches) {
    for (const submission of submissions) {
      // Indents the record as a list item; line breaks within strings are escaped, so they are not affected.
      yield separator + JSON.stringify(flatten(submission), null, 2).replaceAll('\n', '\n  ')
      separator = ',\n  '
    }
  }
  yield separator.startsWith('[') ? '[]' : '\n]'
}

/** Starts with a byte order mark so that spreadsheets read the file as UTF-8. */
async function* formatCsv(batches: Batches): AsyncGenerator<string> {
  // Sent with the first record: once output has started, a database failure can no longer be reported.
  let head = `\uFEFF${columns.join(',')}`
  for await (const submissions of batches) {
    for (const record of submissions.map(flatten)) {
      yield `${head}\r\n${columns.map((column) => formatCell(record[column])).join(',')}`
      head = ''
    }
  }
  if (head) yield head
}

function flatten(submission: Submission): Record<string, unknown> {
  const { id, kind, receivedAt, form } = submission
  const { campaign, ...fields } = form
  return { id, kind, receivedAt, ...fields, state: stateOf(submission), ...campaign }
}

function stateOf(submission: Submission): 'cancelled' | 'held' | undefined {
  if (submission.kind === 'lead') return undefined
  return submission.cancelledAt ? 'cancelled' : submission.held && 'held'
}

/**
 * Prefixes formulas with an apostrophe so that spreadsheets don't run them. A spreadsheet that separates cells by
 * semicolons ignores our quoting: it also finds the start of a cell within the text, after a semicolon or line break,
 * and treats quotes as its own.
 */
function formatCell(value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const escaped = text.replaceAll(/[=+\-@＝＋－＠](?<=(?:^|[;,\t\n])[\s"]*.)/g, "'$&")
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
