import { useEffect, useEffectEvent, useRef } from 'react'
import { loadNamespaces } from '../../texts/loading.ts'
import { useLanguage, useTextStore } from '../../texts/useTexts.ts'
import type { MountedAgent } from './outside-agent.ts'

export type OutsideAgentProps = {
  agentId: string
  className?: string | undefined
  /** How often a visitor has asked for it: with each time it opens again. */
  asked?: number
  onShown?: () => void
  /** It could not be had. */
  onFailure: () => void
}

/** The one place that puts the agent of another company into a page, opened, and takes it out again. */
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
    let isGone = false
    const mount = async () => {
      const [{ mountOutsideAgent }] = await Promise.all([
        import('./outside-agent.ts'),
        loadNamespaces(texts, ['assistant']),
      ])
      const into = stage.current
      if (isGone || !into) return
      agent.current = mountOutsideAgent({
        agentId,
        language,
        into,
        words: texts.read('assistant').agent,
        onShown: () => tell('shown'),
        onUnavailable: () => tell('failed'),
      })
      agent.current.expand()
    }
    mount().catch((error: unknown) => {
      console.warn('The voice agent could not be loaded.', error)
      if (!isGone) tell('failed')
    })
    return () => {
      isGone = true
      agent.current?.remove()
      agent.current = undefined
    }
  }, [agentId, texts, language])
  useEffect(() => agent.current?.expand(), [asked])
  return <div ref={stage} className={className} />
}
