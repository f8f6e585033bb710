import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import type { Mode, PanelProps } from '#assistant/panel/AssistantPanel.tsx'
import { trackEvent } from '#browser/analytics/analytics.ts'
import { firstInteraction, waitForIdle } from '#browser/idle.ts'
import type { OutsideAgentProps } from '#embeds/voice/OutsideAgent.tsx'
import { loadNamespaces } from '#i18n/loading.ts'
import { useLanguage, useTextStore } from '#i18n/useTexts.ts'
import { navigate, useLocation } from '#routing/location.tsx'
import { voiceAgentId } from '#site/build-constants.ts'
import { hrefFor } from '#site/paths.ts'

type Opened =
  | { stage: 'outside'; Agent: ComponentType<OutsideAgentProps>; askedOn: string }
  | { stage: 'open'; Panel: ComponentType<PanelProps> }

/** The last requested mode, and the number of requests. */
type Asked = { mode: Mode; asked: number }

type State = { stage: 'closed' } | { stage: 'loading'; askedOn: string } | (Opened & Asked)

const CLOSED: State = { stage: 'closed' }

/**
 * The panel's code loads on first use, or in idle time after the first interaction. If the visitor has navigated by
 * then, nothing opens or redirects.
 */
export function useAssistant() {
  const texts = useTextStore()
  const language = useLanguage()
  const { pathname } = useLocation()
  const [state, setState] = useState<State>(CLOSED)
  if (state.stage === 'loading' && state.askedOn !== pathname) setState(CLOSED)

  async function loadPanel(): Promise<Opened> {
    const [{ AssistantPanel }] = await Promise.all([
      import('#assistant/panel/AssistantPanel.tsx'),
      loadNamespaces(texts, ['assistant']),
    ])
    return { stage: 'open', Panel: AssistantPanel }
  }

  async function loadAgent(): Promise<Opened> {
    const { OutsideAgent } = await import('#embeds/voice/OutsideAgent.tsx')
    return { stage: 'outside', Agent: OutsideAgent, askedOn: pathname }
  }

  const prepare = useEffectEvent(() => (voiceAgentId === undefined ? loadPanel() : undefined))
  useEffect(() => {
    // If this fails, opening the assistant tries again.
    void firstInteraction
      .then(waitForIdle)
      .then(prepare)
      .catch(() => {})
  }, [])

  async function show(mode: Mode, loading: Promise<Opened>) {
    setState({ stage: 'loading', askedOn: pathname })
    try {
      const opened = await loading
      setState((before) => (before.stage === 'loading' ? { ...opened, mode, asked: 1 } : before))
    } catch (error) {
      console.warn('The assistant could not be loaded.', error)
      setState(CLOSED)
      // Offer a person instead.
      if (window.location.pathname === pathname) navigate(hrefFor('/talk-to-an-expert', language))
    }
  }

  return {
    state,
    open: (mode: Mode) => {
      if ('asked' in state) setState({ ...state, mode, asked: state.asked + 1 })
      else if (state.stage === 'closed') {
        trackEvent('open_assistant', { mode })
        void show(mode, voiceAgentId === undefined ? loadPanel() : loadAgent())
      }
    },
    openFallback: () => {
      if (state.stage === 'outside' && state.askedOn === pathname) void show(state.mode, loadPanel())
      else setState(CLOSED)
    },
    close: () => setState(CLOSED),
  }
}
