import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import type { PanelProps } from '../../../assistant/screens/AssistantPanel.tsx'
import type { OutsideAgent } from '../../embeds/voice/outside-agent.ts'
import { settings } from '../../site/built-in.ts'
import { hrefFor } from '../../site/paths.ts'
import { textsOf } from '../../texts/i18n.ts'
import { loadNamespaces } from '../../texts/loading.ts'
import { useLanguage } from '../../texts/useTexts.ts'

type State = { stage: 'closed' | 'loading' | 'outside' } | { stage: 'open'; Panel: ComponentType<PanelProps> }

/** What the launcher opens: the outside agent where one is set, or else the assistant of the site. Loaded on first use. */
export function useAssistant(agentPlace: RefObject<HTMLElement | null>) {
  const { i18n } = useTranslation()
  const language = useLanguage()
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ stage: 'closed' })
  const agent = useRef<OutsideAgent>(undefined)
  useEffect(() => () => agent.current?.remove(), [])

  async function openPanel() {
    const [{ AssistantPanel }] = await Promise.all([
      import('../../../assistant/screens/AssistantPanel.tsx'),
      loadNamespaces(i18n, ['assistant']),
    ])
    setState({ stage: 'open', Panel: AssistantPanel })
  }

  async function openAgent(agentId: string) {
    const [{ mountOutsideAgent }] = await Promise.all([
      import('../../embeds/voice/outside-agent.ts'),
      loadNamespaces(i18n, ['assistant']),
    ])
    const into = agentPlace.current
    // The visitor has gone to a page without it.
    if (!into) return
    const words = textsOf(i18n, 'assistant', i18n.getFixedT(null, 'assistant')).agent
    const onUnavailable = () => {
      agent.current?.remove()
      agent.current = undefined
      attempt(openPanel)
    }
    agent.current ??= mountOutsideAgent({ agentId, language, into, words, onUnavailable })
    agent.current.expand()
    setState({ stage: 'outside' })
  }

  function attempt(open: () => Promise<void>) {
    open().catch((error: unknown) => {
      console.warn('The assistant could not be loaded.', error)
      setState({ stage: 'closed' })
      // A person can be had instead.
      void navigate(hrefFor('/talk-to-an-expert', language))
    })
  }

  return {
    stage: state.stage,
    Panel: state.stage === 'open' ? state.Panel : undefined,
    open: () => {
      const { voiceAgentId } = settings
      if (state.stage === 'closed') setState({ stage: 'loading' })
      if (voiceAgentId !== undefined) attempt(() => openAgent(voiceAgentId))
      else if (state.stage === 'closed') attempt(openPanel)
    },
    close: () => setState({ stage: 'closed' }),
  }
}
