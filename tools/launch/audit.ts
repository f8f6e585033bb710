import { parts } from '../audit/options.ts'
import type { AuditRuns } from '../audit/run-record.ts'
import type { Finding } from './finding.ts'

/** A missing audit is only a hint, because an audit takes a while. */
export function auditFindings(auditRuns: AuditRuns): Finding[] {
  const missing = parts.filter((part) => !auditRuns[part])
  const worse = parts.filter((part) => auditRuns[part]?.worse)
  const accept = 'npm run audit, then npm run audit -- --accept to accept the figures'
  return [
    ...finding('missing', 'This build has not been audited', missing, 'npm run build, then npm run audit'),
    ...finding('worse', 'The audit found regressions', worse, accept),
  ]
}

function finding(id: 'missing' | 'worse', says: string, of: readonly string[], place: string): Finding[] {
  if (of.length === 0) return []
  return [{ id: `audit.${id}`, group: 'checks', says: `${says}: ${of.join(', ')}.`, place, blocks: id === 'worse' }]
}
