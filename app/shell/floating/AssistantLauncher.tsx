import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { settings } from '../../site/build-constants.ts'
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
  const agentRef = useRef<HTMLDivElement>(null)
  const { stage, Panel, open, close } = useAssistant(agentRef)
  const { button, held, hold, release } = useFocusReturn()
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
        onClick={open}
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
            hold()
          }}
        />
      )}
      <div ref={agentRef} />
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

/**
 * A closed panel gives the focus back by itself, but not to a button that is hidden meanwhile. `held`: it is shown to take
 * the focus, and for as long as it has it; or until the page moves, if no ring shows where the focus is.
 */
function useFocusReturn() {
  const button = useRef<HTMLButtonElement>(null)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    const element = button.current
    if (!held || !element) return
    element.focus({ preventScroll: true })
    if (element.matches(':focus-visible')) return
    const release = () => setHeld(false)
    addEventListener('scroll', release, { once: true })
    return () => removeEventListener('scroll', release)
  }, [held])
  return {
    button,
    held,
    hold: () => {
      const focused = document.activeElement
      // Whoever has gone on in the page stays there.
      if (!focused || focused === document.body || focused.closest('dialog')) setHeld(true)
    },
    release: () => setHeld(false),
  }
}
