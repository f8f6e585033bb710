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
  'phone',
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

/** Yields record by record to save memory: longer chunks cost 20 MB more, because V8 frees long strings late. */
export function exportAs(format: ExportFormat, batches: Batches): AsyncGenerator<string> {
  return format === 'json' ? formatJson(batches) : formatCsv(batches)
}

async function* formatJson(batches: Batches): AsyncGenerator<string> {
  let separator = '[\n  '
  for await (const submissions of batches) {
    for (const submission of submissions) {
      // Line breaks within strings are escaped, so this indents only the record.
      yield separator + JSON.stringify(flatten(submission), null, 2).replaceAll('\n', '\n  ')
      separator = ',\n  '
    }
  }
  yield separator.startsWith('[') ? '[]' : '\n]'
}

/** The byte order mark makes spreadsheets read the file as UTF-8. */
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
 * Prefixes formulas with an apostrophe so that spreadsheets don't run them. One that separates cells by semicolons
 * ignores our quoting and also starts a cell after a semicolon or line break in the text.
 */
function formatCell(value: unknown): string {
  if (value === undefined) return ''
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const escaped = text.replaceAll(/[=+\-@＝＋－＠](?<=(?:^|[;,\t\n])[\s"]*.)/g, "'$&")
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped
}
