import { useEffect, useEffectEvent, useRef } from 'react'
import { getStored, setStored } from '#browser/storage.ts'
import { loadNamespaces } from '#i18n/loading.ts'
import { useLanguage, useTextStore } from '#i18n/useTexts.ts'
import { AGENT_COOLDOWN_MS, AGENT_TIMEOUT_MS } from '#site/timings.ts'
import type { MountedAgent } from './outside-agent.ts'

export type OutsideAgentProps = {
  agentId: string
  className?: string | undefined
  /** How often the visitor has asked for the agent. It expands again with each request. */
  asked?: number
  onShown?: () => void
  onFailure: () => void
}

export function OutsideAgent({ agentId, className, asked, onShown, onFailure }: OutsideAgentProps) {
  const texts = useTextStore()
  const language = useLanguage()
  const stage = useRef<HTMLDivElement>(null)
  const agent = useRef<MountedAgent>(undefined)
  const notify = useEffectEvent((outcome: 'shown' | 'failed') => {
    if (outcome === 'shown') onShown?.()
    else onFailure()
  })
  useEffect(() => {
    // Runs once: on success, on failure or on unmount.
    let isDone = false
    const end = (outcome?: 'shown' | 'failed') => {
      if (isDone) return
      isDone = true
      clearTimeout(timeout)
      if (outcome === 'failed') recordFailure(agentId)
      if (outcome) notify(outcome)
    }
    const timeout = setTimeout(() => end(agent.current?.isShown() ? 'shown' : 'failed'), AGENT_TIMEOUT_MS)
    const mount = async () => {
      try {
        const [{ mountOutsideAgent }] = await Promise.all([
          import('./outside-agent.ts'),
          loadNamespaces(texts, ['assistant']),
        ])
        const container = stage.current
        if (isDone || !container) return
        agent.current = mountOutsideAgent({
          agentId,
          language,
          container,
          labels: texts.read('assistant').agent,
          onShown: () => end('shown'),
          onUnavailable: () => end('failed'),
        })
        agent.current.expand()
      } catch (error) {
        console.warn('The voice agent could not be loaded.', error)
        end('failed')
      }
    }
    if (hasFailedRecently(agentId)) end('failed')
    else void mount()
    return () => {
      end()
      agent.current?.remove()
      agent.current = undefined
    }
  }, [agentId, texts, language])
  useEffect(() => agent.current?.expand(), [asked])
  return <div ref={stage} className={className} />
}

/** After a failure, pages in this tab don't try the agent again for a while. */
const keyOf = (agentId: string) => `missed-agent:${agentId}`

export function hasFailedRecently(agentId: string): boolean {
  return Date.now() - Number(getStored(keyOf(agentId), 'sessionStorage')) < AGENT_COOLDOWN_MS
}

function recordFailure(agentId: string): void {
  setStored(keyOf(agentId), String(Date.now()), 'sessionStorage')
}
