import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLanguage, useTextStore } from '../../texts/useTexts.ts'
import type { OutsideAgent } from './outside-agent.ts'

type Request = {
  stage: RefObject<HTMLElement | null>
  /** None before a visitor asks for it: until then nothing of it is loaded. */
  agentId: string | undefined
  onShown?: () => void
  /** It could not be had. */
  onFailure: () => void
}

/** An outside agent, opened. Its language holds from the moment it is put in: another one is another agent. */
export function useOutsideAgent({ stage, agentId, onShown, onFailure }: Request): void {
  const texts = useTextStore()
  const language = useLanguage()
  const show = useEffectEvent(() => onShown?.())
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    if (agentId === undefined) return
    let agent: OutsideAgent | undefined
    let isGone = false
    const mount = async () => {
      const [{ mountOutsideAgent }, { loadAgentWords }] = await Promise.all([
        import('./outside-agent.ts'),
        import('./agent-words.ts'),
      ])
      const words = await loadAgentWords(texts)
      const into = stage.current
      if (isGone || !into) return
      agent = mountOutsideAgent({
        agentId,
        language,
        into,
        words,
        onShown: () => show(),
        onUnavailable: () => fail(),
      })
      agent.expand()
    }
    mount().catch((error: unknown) => {
      console.error('The voice agent did not load', error)
      if (!isGone) fail()
    })
    return () => {
      isGone = true
      agent?.remove()
    }
  }, [stage, agentId, texts, language])
}
