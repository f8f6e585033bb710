/** An agent that did not come is not waited for again at once, on whichever page of the tab. */

import { setStored, getStored } from '#browser/storage.ts'
import { AGENT_MISSED_MS } from '#site/timings.ts'

const keyOf = (agentId: string) => `missed-agent:${agentId}`

export function isMissed(agentId: string): boolean {
  return Date.now() - Number(getStored(keyOf(agentId), 'sessionStorage')) < AGENT_MISSED_MS
}

export function rememberMissed(agentId: string): void {
  setStored(keyOf(agentId), String(Date.now()), 'sessionStorage')
}
