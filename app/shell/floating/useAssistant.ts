import { useState, type ComponentType, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PanelProps } from '../../../assistant/screens/AssistantPanel.tsx'
import { useOutsideAgent } from '../../embeds/voice/useOutsideAgent.ts'
import { settings } from '../../site/build-constants.ts'
import { hrefFor } from '../../site/paths.ts'
import { loadNamespaces } from '../../texts/loading.ts'
import { useLanguage, useTextStore } from '../../texts/useTexts.ts'

type State =
  | { stage: 'closed' }
  | { stage: 'loading'; what: 'agent' | 'panel'; askedOn: string }
  | { stage: 'outside'; askedOn: string }
  | { stage: 'open'; Panel: ComponentType<PanelProps> }

const CLOSED: State = { stage: 'closed' }

/**
 * What the launcher opens: the outside agent where one is set, or else the assistant of the site. Loaded on first use.
 * What comes late comes to the page that it was asked for on: elsewhere nothing opens, and nobody is led away.
 */
export function useAssistant(agentPlace: RefObject<HTMLElement | null>) {
  const texts = useTextStore()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [state, setState] = useState<State>(CLOSED)
  if (state.stage === 'loading' && state.askedOn !== pathname) setState(CLOSED)

  const wantsAgent = state.stage === 'outside' || (state.stage === 'loading' && state.what === 'agent')
  const agent = useOutsideAgent({
    stage: agentPlace,
    agentId: wantsAgent ? settings.voiceAgentId : undefined,
    onMounted: () => setState({ stage: 'outside', askedOn: pathname }),
    onFailure: () => {
      if (wantsAgent && state.askedOn === pathname) void openPanel()
      else setState(CLOSED)
    },
  })

  async function openPanel() {
    setState({ stage: 'loading', what: 'panel', askedOn: pathname })
    try {
      const [{ AssistantPanel }] = await Promise.all([
        import('../../../assistant/screens/AssistantPanel.tsx'),
        loadNamespaces(texts, ['assistant']),
      ])
      setState((before) => (before.stage === 'loading' ? { stage: 'open', Panel: AssistantPanel } : before))
    } catch (error) {
      console.warn('The assistant could not be loaded.', error)
      setState(CLOSED)
      // A person can be had instead.
      if (window.location.pathname === pathname) void navigate(hrefFor('/talk-to-an-expert', language))
    }
  }

  return {
    stage: state.stage,
    Panel: state.stage === 'open' ? state.Panel : undefined,
    open: () => {
      if (state.stage === 'outside') agent.expand()
      if (state.stage !== 'closed') return
      if (settings.voiceAgentId === undefined) void openPanel()
      else setState({ stage: 'loading', what: 'agent', askedOn: pathname })
    },
    close: () => setState(CLOSED),
  }
}
