import { useEffect, useEffectEvent, useRef, useState, type ComponentType } from 'react'
import type { Mode, PanelProps } from '#assistant/panel/AssistantPanel.tsx'
import type { PanelLinkProps } from '#assistant/panel/links.ts'
import { trackEvent } from '#browser/analytics/analytics.ts'
import { firstInteraction, waitForIdle } from '#browser/idle.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import type { OutsideAgentProps } from '#embeds/voice/OutsideAgent.tsx'
import { loadNamespaces } from '#i18n/loading.ts'
import { useLanguage, useTexts, useTextStore } from '#i18n/useTexts.ts'
import { navigate, useLocation } from '#routing/location.tsx'
import { SiteLink } from '#routing/SiteLink.tsx'
import { voiceAgentId } from '#site/build-constants.ts'
import { hrefFor, type LinkTarget } from '#site/paths.ts'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Orb } from '#ui/Orb.tsx'
import { useFloating } from './useFloating.ts'
import { isPressing } from './voice-chat.ts'
import styles from './AssistantLauncher.module.css'

/** Shows both text and voice, because the label is hidden on most screens. */
const BubbleWithVoice: IconNode = [['path', { d: 'M3 21l1-5a9 9 0 1 1 4 4zM9 11v2M12 9v6M15 11v2' }]]

/** Prerendered; the panel loads on click. Without JavaScript, the form leads to the contact page. */
export function AssistantLauncher() {
  const { assistant: texts } = useTexts('common')
  const language = useLanguage()
  const hydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)
  const { state, open, openFallback, close } = useAssistant()
  const className = useFloating(button, styles.launcher)
  // Disclose an outside agent as AI before it opens; ours does so in its first message.
  const { label, name } = voiceAgentId === undefined ? texts.own : texts.outside
  return (
    <aside aria-label={texts.title}>
      <form action={hrefFor('/talk-to-an-expert', language)}>
        <button
          ref={button}
          className={className}
          aria-label={name}
          aria-busy={state.stage === 'loading' || state.stage === 'outside' || undefined}
          data-voice-widget={hydrated || undefined}
          onClick={(event) => {
            event.preventDefault()
            open(isPressing ? 'voice' : 'text')
          }}
        >
          <Orb>
            <Icon of={BubbleWithVoice} size={20} />
          </Orb>
          {label}
        </button>
      </form>
      {state.stage === 'open' && <state.Panel mode={state.mode} asked={state.asked} Link={PanelLink} onClose={close} />}
      {state.stage === 'outside' && voiceAgentId !== undefined && (
        <state.Agent agentId={voiceAgentId} asked={state.asked} onFailure={openFallback} />
      )}
    </aside>
  )
}

function PanelLink({ path, ...rest }: PanelLinkProps) {
  return <SiteLink to={path as LinkTarget} {...rest} />
}

type Opened =
  | { stage: 'outside'; Agent: ComponentType<OutsideAgentProps>; askedOn: string }
  | { stage: 'open'; Panel: ComponentType<PanelProps> }

/** The last requested mode, and the number of requests. */
type Asked = { mode: Mode; asked: number }

type State = { stage: 'closed' } | { stage: 'loading'; askedOn: string } | (Opened & Asked)

const CLOSED: State = { stage: 'closed' }

/** The panel's code loads on first use or when idle. If the visitor has left the page by then, nothing opens. */
function useAssistant() {
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
