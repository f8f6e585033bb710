import { parts } from '../audit/options.ts'
import type { AuditRuns } from '../audit/run-record.ts'
import type { Finding } from './finding.ts'

/** A missing audit is only a hint, because it takes a while. A regression blocks. */
export function auditFindings(auditRuns: AuditRuns): Finding[] {
  const missing = parts.filter((part) => !auditRuns[part])
  const worse = parts.filter((part) => auditRuns[part]?.worse)
  const rows = [
    {
      id: 'audit.missing',
      of: missing,
      says: 'This build has not been audited',
      place: 'npm run build, then npm run audit',
      blocks: false,
    },
    {
      id: 'audit.worse',
      of: worse,
      says: 'The audit found regressions',
      place: 'npm run audit, then npm run audit -- --accept to accept the figures',
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
