import { useRef, useState } from 'react'
import { settings } from '#site/build-constants.ts'
import { AgentElement } from './AgentElement.tsx'
import { useClickOutside, useEscape } from './useWaysOut.ts'
import { WidgetPanel } from './WidgetPanel.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'

export type InsertedProps = { texts: WidgetTexts; onClickOutside: () => void; onLeave: () => void }

/** What a button puts in: the site's own widget page in a panel, or the agent that an owner has set. */
export function Inserted({ texts, onClickOutside, onLeave }: InsertedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const agent = useRef<HTMLDivElement>(null)
  const [agentId, setAgentId] = useState(settings.diagnosticAgentId)
  useClickOutside(agentId === undefined ? panel : agent, onClickOutside)
  useEscape(onLeave)
  if (agentId === undefined) return <WidgetPanel ref={panel} texts={texts} onLeave={onLeave} />
  // Where the outside agent cannot be had, the site's own page stands in, which says more.
  const standIn = () => setAgentId(undefined)
  return <AgentElement ref={agent} agentId={agentId} texts={texts} onFailure={standIn} onLeave={onLeave} />
}
