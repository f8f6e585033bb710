import { createContext, use, useMemo, useRef, useState, type ReactNode } from 'react'
import { settings } from '../../site/built-in.ts'
import { AgentElement } from './AgentElement.tsx'
import { WidgetPanel } from './WidgetPanel.tsx'
import type { WidgetTexts } from './WidgetPoster.tsx'
import { useInjectedWidget, type WidgetPhase } from './useInjectedWidget.ts'
import { useClickOutside, useEscape } from './useWaysOut.ts'

type Opening = { phase: WidgetPhase; open: (button: HTMLElement) => void }

const OpeningContext = createContext<Opening | undefined>(undefined)

/** For what asks for the widget, or makes room for it. */
export function useOpening(): Opening {
  const opening = use(OpeningContext)
  if (!opening) throw new Error('Outside <InjectedWidget> there is no widget to open')
  return opening
}

/** A page whose buttons put in a voice agent: one, whichever of them is pressed, until somebody leaves it. */
export function InjectedWidget({ children, ...texts }: WidgetTexts & { children: ReactNode }) {
  const { phase, open, remove, leave } = useInjectedWidget()
  const opening = useMemo(() => ({ phase, open }), [phase, open])
  return (
    <OpeningContext value={opening}>
      {children}
      {phase === 'present' && <Inserted texts={texts} onClickOutside={remove} onLeave={leave} />}
    </OpeningContext>
  )
}

type InsertedProps = { texts: WidgetTexts; onClickOutside: () => void; onLeave: () => void }

function Inserted({ texts, onClickOutside, onLeave }: InsertedProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const agent = useRef<HTMLDivElement>(null)
  const [agentId, setAgentId] = useState(settings.diagnosticAgentId)
  useClickOutside(agentId === undefined ? panel : agent, onClickOutside)
  useEscape(onLeave)
  if (agentId === undefined) return <WidgetPanel place={panel} texts={texts} onLeave={onLeave} />
  // Where the outside agent cannot be had, the site's own page stands in, which says more.
  const standIn = () => setAgentId(undefined)
  return <AgentElement place={agent} agentId={agentId} texts={texts} onFailure={standIn} onLeave={onLeave} />
}
