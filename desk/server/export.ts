import { campaignParameters } from '../../app/site/campaign.ts'
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
  ...campaignParameters,
  'consent',
  'report',
] as const

export function toJson(submissions: readonly Submission[]): string {
  return JSON.stringify(submissions.map(flat), null, 2)
}

/** With a mark at the beginning that tells spreadsheets that it is UTF-8. */
export function toCsv(submissions: readonly Submission[]): string {
  const rows = submissions.map(flat).map((record) => columns.map((column) => cell(record[column])).join(','))
  return `\uFEFF${[columns.join(','), ...rows].join('\r\n')}`
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
  const harmless = text.replaceAll(/(?<=(?:^|[;,\t\n])[\s"]*)[=+\-@＝＋－＠]/g, "'$&")
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
