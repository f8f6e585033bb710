import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { settings } from '../../site/built-in.ts'
import type { LinkTarget } from '../../site/paths.ts'
import { ASSISTANT_LABEL_MS } from '../../site/timings.ts'
import { SiteLink } from '../../routing/SiteLink.tsx'
import { useLanguage, useTexts } from '../../texts/useTexts.ts'
import { classes } from '../../ui/classes.ts'
import { Orb } from '../../ui/Orb.tsx'
import type { PanelLinkProps } from '../../../assistant/screens/links.ts'
import { useAssistant } from './useAssistant.ts'
import { useCovering, useHeroGone } from './useFreeCorner.ts'
import styles from './AssistantLauncher.module.css'

/** An outside agent is announced as an AI before it opens; our own says so in its first message. */
const outside = settings.voiceAgentId !== undefined

/** The button in the corner. It waits until the hero has gone, and gives way to everything that can be pressed. */
export function AssistantLauncher() {
  const { assistant: texts } = useTexts('common')
  const language = useLanguage()
  const corner = useRef<HTMLElement>(null)
  const agentPlace = useRef<HTMLDivElement>(null)
  const { stage, Panel, open, close } = useAssistant(agentPlace)
  const { button, held, opened, closed, release } = useFocusReturn()
  const heroGone = useHeroGone()
  const [labelled, setLabelled] = useState(true)
  const label = useRef<HTMLSpanElement>(null)
  const covering = useCovering(corner, label, labelled)
  const resting = stage === 'closed' || stage === 'loading'
  const shown = resting && (held || (heroGone && !covering))
  useShortLabel(shown && labelled && !outside, () => setLabelled(false))
  if (labelled && heroGone && covering && !outside) setLabelled(false)

  return (
    <aside ref={corner} className={styles.corner} aria-label={texts.title}>
      <button
        ref={button}
        type="button"
        className={classes(styles.launcher, shown && styles.shown, !labelled && styles.short)}
        aria-haspopup="dialog"
        aria-busy={stage === 'loading'}
        data-voice-widget
        onBlur={release}
        onClick={() => {
          opened()
          open()
        }}
      >
        <Orb />
        <span ref={label} className={styles.label}>
          {outside ? texts.askAi : texts.ask}
        </span>
      </button>
      {Panel && (
        <Panel
          language={language}
          Link={PanelLink}
          onClose={() => {
            close()
            closed()
          }}
        />
      )}
      <div ref={agentPlace} />
    </aside>
  )
}

function PanelLink({ path, ...rest }: PanelLinkProps) {
  return <SiteLink to={path as LinkTarget} {...rest} />
}

/** The label stands a while; from then on the first scroll leaves the orb alone. */
function useShortLabel(standing: boolean, shorten: () => void): void {
  const tell = useEffectEvent(shorten)
  useEffect(() => {
    if (!standing) return
    const onScroll = () => tell()
    const timer = setTimeout(() => addEventListener('scroll', onScroll, { once: true }), ASSISTANT_LABEL_MS)
    return () => {
      clearTimeout(timer)
      removeEventListener('scroll', onScroll)
    }
  }, [standing])
}

/** Whoever closes the panel is where they were when they opened it. `held`: the button stays for as long as it has the focus. */
function useFocusReturn() {
  const button = useRef<HTMLButtonElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) opener.current?.focus({ preventScroll: true })
  }, [held])
  return {
    button,
    held,
    opened: () => {
      const focused = document.activeElement
      opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : button.current
    },
    closed: () => setHeld(true),
    release: () => setHeld(false),
  }
}
