import { useEffect, useEffectEvent, useRef } from 'react'
import { loadNamespaces } from '#i18n/loading.ts'
import { useLanguage, useTextStore } from '#i18n/useTexts.ts'
import { AGENT_PATIENCE_MS } from '#site/timings.ts'
import { isMissed, rememberMissed } from './missed-agent.ts'
import type { MountedAgent } from './outside-agent.ts'

export type OutsideAgentProps = {
  agentId: string
  className?: string | undefined
  /** How often the visitor has asked for the agent. It expands again with each request. */
  asked?: number
  onShown?: () => void
  /** The agent failed to load or timed out: the site's own takes over. */
  onFailure: () => void
}

export function OutsideAgent({ agentId, className, asked, onShown, onFailure }: OutsideAgentProps) {
  const texts = useTextStore()
  const language = useLanguage()
  const stage = useRef<HTMLDivElement>(null)
  const agent = useRef<MountedAgent>(undefined)
  const tell = useEffectEvent((news: 'shown' | 'failed') => {
    if (news === 'shown') onShown?.()
    else onFailure()
  })
  useEffect(() => {
    // Runs once: on success, on failure or on unmount.
    let isOver = false
    const end = (news?: 'shown' | 'failed') => {
      if (isOver) return
      isOver = true
      clearTimeout(patience)
      if (news === 'failed') rememberMissed(agentId)
      if (news) tell(news)
    }
    const patience = setTimeout(() => end(agent.current?.isShown() ? 'shown' : 'failed'), AGENT_PATIENCE_MS)
    const mount = async () => {
      const [{ mountOutsideAgent }] = await Promise.all([
        import('./outside-agent.ts'),
        loadNamespaces(texts, ['assistant']),
      ])
      const into = stage.current
      if (isOver || !into) return
      agent.current = mountOutsideAgent({
        agentId,
        language,
        into,
        words: texts.read('assistant').agent,
        onShown: () => end('shown'),
        onUnavailable: () => end('failed'),
      })
      agent.current.expand()
    }
    if (isMissed(agentId)) end('failed')
    else {
      mount().catch((error: unknown) => {
        console.warn('The voice agent could not be loaded.', error)
        end('failed')
      })
    }
    return () => {
      end()
      agent.current?.remove()
      agent.current = undefined
    }
  }, [agentId, texts, language])
  useEffect(() => agent.current?.expand(), [asked])
  return <div ref={stage} className={className} />
}
