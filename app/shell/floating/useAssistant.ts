import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { PanelProps } from '../../../assistant/screens/AssistantPanel.tsx'
import type { OutsideAgent } from '../../embeds/voice/outside-agent.ts'
import { settings } from '../../site/build-constants.ts'
import { hrefFor } from '../../site/paths.ts'
import { loadNamespaces } from '../../texts/loading.ts'
import { useLanguage, useTextStore } from '../../texts/useTexts.ts'

type State = { stage: 'closed' | 'loading' | 'outside' } | { stage: 'open'; Panel: ComponentType<PanelProps> }

/** What the launcher opens: the outside agent where one is set, or else the assistant of the site. Loaded on first use. */
export function useAssistant(agentRef: RefObject<HTMLElement | null>) {
  const texts = useTextStore()
  const language = useLanguage()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ stage: 'closed' })
  const agent = useRef<OutsideAgent>(undefined)
  useEffect(() => () => agent.current?.remove(), [])

  async function loadPanel() {
    const [{ AssistantPanel }] = await Promise.all([
      import('../../../assistant/screens/AssistantPanel.tsx'),
      loadNamespaces(texts, ['assistant']),
    ])
    return () => setState({ stage: 'open', Panel: AssistantPanel })
  }

  async function loadAgent(agentId: string, pathname: string) {
    const [{ mountOutsideAgent }, { loadAgentWords }] = await Promise.all([
      import('../../embeds/voice/outside-agent.ts'),
      import('../../embeds/voice/agent-words.ts'),
    ])
    const words = await loadAgentWords(texts)
    return (into: HTMLElement) => {
      const onUnavailable = () => {
        agent.current?.remove()
        agent.current = undefined
        void show(loadPanel(), pathname)
      }
      agent.current ??= mountOutsideAgent({ agentId, language, into, words, onUnavailable })
      agent.current.expand()
      setState({ stage: 'outside' })
    }
  }

  /** Opens on the page that it was asked for on, once it is loaded: elsewhere nothing opens, and nobody is led away. */
  async function show(loading: Promise<(into: HTMLElement) => void>, pathname: string) {
    const containerThere = () => (window.location.pathname === pathname ? agentRef.current : null)
    try {
      const open = await loading
      const container = containerThere()
      if (container) open(container)
      else setState({ stage: 'closed' })
    } catch (error) {
      console.warn('The assistant could not be loaded.', error)
      setState({ stage: 'closed' })
      // A person can be had instead.
      if (containerThere()) void navigate(hrefFor('/talk-to-an-expert', language))
    }
  }

  return {
    stage: state.stage,
    Panel: state.stage === 'open' ? state.Panel : undefined,
    open: () => {
      const { voiceAgentId } = settings
      const { pathname } = window.location
      if (state.stage === 'closed') setState({ stage: 'loading' })
      if (voiceAgentId !== undefined) void show(loadAgent(voiceAgentId, pathname), pathname)
      else if (state.stage === 'closed') void show(loadPanel(), pathname)
    },
    close: () => setState({ stage: 'closed' }),
  }
}
