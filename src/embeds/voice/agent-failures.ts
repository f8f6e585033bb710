/** After a failure, pages in this tab don't try the agent again for a while. */

import { setStored, getStored } from '#browser/storage.ts'
import { AGENT_COOLDOWN_MS } from '#site/timings.ts'

const keyOf = (agentId: string) => `missed-agent:${agentId}`

export function hasFailedRecently(agentId: string): boolean {
  return Date.now() - Number(getStored(keyOf(agentId), 'sessionStorage')) < AGENT_COOLDOWN_MS
}

export function recordFailure(agentId: string): void {
  setStored(keyOf(agentId), String(Date.now()), 'sessionStorage')
}
