/** An agent that did not come is not waited for again at once, on whichever page of the tab. */

import { remember, remembered } from '#browser/memory.ts'
import { AGENT_MISSED_MS } from '#site/timings.ts'

const keyOf = (agentId: string) => `missed-agent:${agentId}`

export function isMissed(agentId: string): boolean {
  return Date.now() - Number(remembered(keyOf(agentId), 'sessionStorage')) < AGENT_MISSED_MS
}

export function rememberMissed(agentId: string): void {
  remember(keyOf(agentId), String(Date.now()), 'sessionStorage')
}
