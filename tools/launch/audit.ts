import { parts } from '../audit/options.ts'
import type { Ran } from '../audit/ran.ts'
import type { Finding } from './finding.ts'

/** A missing audit is only a hint, because it takes a while. A regression blocks. */
export function auditFindings(ran: Ran): Finding[] {
  const missing = parts.filter((part) => !ran[part])
  const worse = parts.filter((part) => ran[part]?.worse)
  const rows = [
    {
      id: 'audit.missing',
      of: missing,
      says: 'The audit has not looked at this build',
      place: 'npm run build, then npm run audit',
      blocks: false,
    },
    {
      id: 'audit.worse',
      of: worse,
      says: 'The audit found something worse than was accepted',
      place: 'npm run audit, with -- --accept for what you find right',
      blocks: true,
    },
  ]
  return rows
    .filter(({ of }) => of.length > 0)
    .map(({ id, of, says, place, blocks }) => ({
      id,
      group: 'checks',
      says: `${says}: ${of.join(', ')}.`,
      place,
      blocks,
    }))
}
