import { useRef, useState } from 'react'
import { settings } from '#site/build-constants.ts'
import { AgentElement } from './AgentElement.tsx'
import { useClickOutside, useEscape } from './useDismiss.ts'
import type { InsertedProps } from './widget-store.ts'
import { WidgetPanel } from './WidgetPanel.tsx'

/** The site's own widget page in a panel, or the agent configured by the owner. */
export function Inserted({ texts, onClickOutside, onLeave }: InsertedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const agent = useRef<HTMLDivElement>(null)
  const [agentId, setAgentId] = useState(settings.diagnosticAgentId)
  useClickOutside(agentId === undefined ? panel : agent, onClickOutside)
  useEscape(onLeave)
  if (agentId === undefined) return <WidgetPanel ref={panel} texts={texts} onLeave={onLeave} />
  const fallBack = () => setAgentId(undefined)
  return <AgentElement ref={agent} agentId={agentId} texts={texts} onFailure={fallBack} onLeave={onLeave} />
}
