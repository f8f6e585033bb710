import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ComponentType } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { voiceAgentId } from '#site/build-constants.ts'
import type { Language } from '#site/languages.ts'
import { classes } from '#ui/classes.ts'
import type { PanelLinkProps } from './links.ts'
import { PanelHead, type Mode } from './PanelHead.tsx'
import { TextMode } from './TextMode.tsx'
import { useDragDown } from './useDragDown.ts'
import { useListening } from './useListening.ts'
import { usePageBeside } from './usePageBeside.ts'
import { VoiceMode } from './VoiceMode.tsx'
import grounds from '#ui/Ground.module.css'
import styles from './AssistantPanel.module.css'

export type { Mode }

export type PanelProps = {
  language: Language
  /** What the visitor wants to begin with, and how often they have asked: with each time it begins so again. */
  mode: Mode
  asked: number
  /** Makes a link to a page of the site. */
  Link: ComponentType<PanelLinkProps>
  onClose: () => void
}

/** Where an owner has set an agent, this is shown only if it did not come. */
const standsIn = voiceAgentId !== undefined

/** Narrow screens get a sheet over the page; on wide ones the page beside the panel stays in use: 767 px, in letters. */
const NARROW = '(max-width: 47.9375em)'

/** What each mode is for: where it starts for whoever has switched to it. */
const MAIN_CONTROL = '[data-main-control]'

/** The assistant: questions typed or spoken, answers in the site's own sentences. */
export function AssistantPanel({ language, mode: wanted, asked, Link, onClose }: PanelProps) {
  const texts = useTexts('assistant')
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState(wanted)
  const [begun, setBegun] = useState(asked)
  const [hasContent, setHasContent] = useState(false)
  const listening = useListening(language)
  const close = () => dialog.current?.close()
  const handle = useDragDown(dialog, close)
  usePageBeside(dialog, close)
  if (begun !== asked) {
    setBegun(asked)
    setMode(wanted)
  }

  // Before the next frame: an effect would draw one with a closed panel first.
  useLayoutEffect(() => {
    const element = dialog.current
    if (window.matchMedia(NARROW).matches) element?.showModal()
    else element?.show()
    // A slow phone shows the panel sooner if its content is drawn a frame later.
    const frame = requestAnimationFrame(() => setTimeout(setHasContent, 0, true))
    return () => cancelAnimationFrame(frame)
  }, [])

  const begin = useEffectEvent(goOn)
  useLayoutEffect(() => {
    if (hasContent) begin()
  }, [asked, hasContent])

  useEffect(() => {
    // What was pressed has gone with its mode, and the focus with it.
    if (document.activeElement === document.body) focusIn(MAIN_CONTROL)
  }, [mode])

  function focusIn(selector: string, options?: FocusOptions) {
    dialog.current?.querySelector<HTMLElement>(selector)?.focus(options)
  }

  /** To the field or the microphone; in a sheet not to the field, whose keyboard would cover the conversation. */
  function goOn() {
    if (mode === 'text' && dialog.current?.matches(':modal')) focusIn('[role="log"]', { preventScroll: true })
    else focusIn(MAIN_CONTROL)
  }

  function show(next: Mode) {
    listening.quiet()
    setMode(next)
  }

  /** A sheet would lie over the page that the link leads to. */
  function leave() {
    if (dialog.current?.matches(':modal')) close()
  }

  const voice = mode === 'voice'
  return (
    <dialog
      ref={dialog}
      className={classes(styles.panel, voice ? styles.voice : styles.text, voice ? grounds.dark : grounds.light)}
      aria-label={texts.title}
      tabIndex={-1}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && leave()}
    >
      <div className={styles.content}>
        <PanelHead
          mode={mode}
          microphoneOn={listening.phase === 'listening'}
          handle={handle}
          onMode={show}
          onClose={close}
        />
        {standsIn && (
          <p className={styles.standIn} role="status">
            {texts.standIn}
          </p>
        )}
        {!hasContent ? null : voice ? (
          <VoiceMode listening={listening} Link={Link} onLeave={leave} onType={() => show('text')} />
        ) : (
          <TextMode language={language} Link={Link} onPicked={goOn} onLeave={leave} onSpeak={() => show('voice')} />
        )}
      </div>
    </dialog>
  )
}
