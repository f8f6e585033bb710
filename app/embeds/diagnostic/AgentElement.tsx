import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLanguage } from '../../texts/useTexts.ts'
import type { OutsideAgent } from '../voice/outside-agent.ts'

type Props = { place: RefObject<HTMLDivElement | null>; agentId: string; onFailure: () => void }

/** The voice agent of another company, opened. Its language holds from the moment it is put in: another one is another agent. */
export function AgentElement({ place, agentId, onFailure }: Props) {
  const language = useLanguage()
  const fail = useEffectEvent(onFailure)
  useEffect(() => {
    const into = place.current
    if (!into) return
    let agent: OutsideAgent | undefined
    let isGone = false
    const mount = async () => {
      const { mountOutsideAgent } = await import('../voice/outside-agent.ts')
      if (isGone) return
      agent = mountOutsideAgent({ agentId, language, into, onUnavailable: () => fail() })
      agent.expand()
      into.focus()
    }
    mount().catch((error: unknown) => {
      console.error('The voice agent did not load', error)
      fail()
    })
    return () => {
      isGone = true
      agent?.remove()
    }
  }, [place, agentId, language])
  return <div ref={place} tabIndex={-1} />
}
