import { useRef } from 'react'
import type { PanelLinkProps } from '#assistant/panel/links.ts'
import { useHydrated } from '#browser/useHydrated.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { SiteLink } from '#routing/SiteLink.tsx'
import { voiceAgentId } from '#site/build-constants.ts'
import { hrefFor, type LinkTarget } from '#site/paths.ts'
import { classes } from '#ui/classes.ts'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Orb } from '#ui/Orb.tsx'
import { useAssistant } from './useAssistant.ts'
import { useFocusUnder } from './useFocusUnder.ts'
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
  const focusUnder = useFocusUnder(button)
  // Disclose an outside agent as AI before it opens; ours does so in its first message.
  const { label, name } = voiceAgentId === undefined ? texts.own : texts.outside
  return (
    <aside aria-label={texts.title}>
      <form action={hrefFor('/talk-to-an-expert', language)}>
        <button
          ref={button}
          className={classes(styles.launcher, hydrated && styles.live, focusUnder && styles.aside)}
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
