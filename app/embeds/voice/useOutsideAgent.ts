import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { loadNamespaces } from '../../texts/loading.ts'
import { useLanguage, useTextStore } from '../../texts/useTexts.ts'
import type { OutsideAgent } from './outside-agent.ts'

type Request = {
  stage: RefObject<HTMLElement | null>
  /** None before a visitor asks for it, and none after they leave it: until then nothing of it is loaded. */
  agentId: string | undefined
  /** Its element is in the page; what it draws follows. */
  onMounted?: () => void
  onShown?: () => void
  /** It could not be had. */
  onFailure: () => void
}

/** The one place that puts an outside agent into a page, opened, and takes it out again. */
export function useOutsideAgent({ stage, agentId, onMounted, onShown, onFailure }: Request) {
  const texts = useTextStore()
  const language = useLanguage()
  const agent = useRef<OutsideAgent>(undefined)
  const tell = useEffectEvent((news: 'mounted' | 'shown' | 'failed') => {
    if (news === 'mounted') onMounted?.()
    else if (news === 'shown') onShown?.()
    else onFailure()
  })
  useEffect(() => {
    if (agentId === undefined) return
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
      tell('mounted')
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
  }, [stage, agentId, texts, language])
  return { expand: () => agent.current?.expand() }
}
