import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { nextTask } from '#browser/idle.ts'
import { useTexts } from '#i18n/useTexts.ts'
import { voiceAgentId } from '#site/build-constants.ts'
import { classes } from '#ui/classes.ts'
import type { PanelLink } from './links.ts'
import { PanelHead, type Mode } from './PanelHead.tsx'
import { TextMode } from './TextMode.tsx'
import { useDragDown } from './useDragDown.ts'
import { useListening } from './useListening.ts'
import { usePageBeside } from './usePageBeside.ts'
import { VoiceMode } from './VoiceMode.tsx'
import shared from '#ui/shared.module.css'
import surfaces from '#ui/Surface.module.css'
import styles from './AssistantPanel.module.css'

export type { Mode }

export type PanelProps = {
  /** Mode to start in, applied again each time `asked` changes. */
  mode: Mode
  asked: number
  Link: PanelLink
  onClose: () => void
}

/** With a voice agent configured, the panel appears only if the agent failed to load. */
const isFallback = voiceAgentId !== undefined

/** Narrow screens get a modal sheet; on wide ones, the page beside the panel stays usable. 767 px, in em. */
const NARROW = '(max-width: 47.9375em)'

const MAIN_CONTROL = '[data-main-control]'

export function AssistantPanel({ mode: initialMode, asked, Link, onClose }: PanelProps) {
  const texts = useTexts('assistant')
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState(initialMode)
  const [lastAsked, setLastAsked] = useState(asked)
  const [hasContent, setHasContent] = useState(false)
  const listening = useListening()
  const close = () => dialog.current?.close()
  const handle = useDragDown(dialog, close)
  usePageBeside(dialog, close)
  if (lastAsked !== asked) {
    setLastAsked(asked)
    setMode(initialMode)
  }

  // A layout effect, because an effect would paint one frame with the panel closed.
  useLayoutEffect(() => {
    const element = dialog.current
    if (window.matchMedia(NARROW).matches) element?.showModal()
    else element?.show()
    // Render the content one frame later, so that slow phones show the panel sooner.
    const frame = requestAnimationFrame(() => void nextTask().then(() => setHasContent(true)))
    return () => cancelAnimationFrame(frame)
  }, [])

  const focusOnOpen = useEffectEvent(focusMain)
  useLayoutEffect(() => {
    if (hasContent) focusOnOpen()
  }, [asked, hasContent])

  useEffect(() => {
    // The pressed button unmounts with its mode, and the focus is lost.
    if (document.activeElement === document.body) focusIn(MAIN_CONTROL)
  }, [mode])

  function focusIn(selector: string, options?: FocusOptions) {
    dialog.current?.querySelector<HTMLElement>(selector)?.focus(options)
  }

  /** Focuses the field or microphone. In a text sheet, the log: the keyboard would cover the conversation. */
  function focusMain() {
    if (mode === 'text' && dialog.current?.matches(':modal')) focusIn('[role="log"]', { preventScroll: true })
    else focusIn(MAIN_CONTROL)
  }

  function switchTo(next: Mode) {
    listening.cancel()
    setMode(next)
  }

  /** Closes a sheet on a press beside it, or on a link: the sheet would cover the page that the link opens. */
  function leave({ target }: { target: EventTarget }) {
    const isLeaving = target === dialog.current || (target instanceof Element && target.closest('a'))
    if (isLeaving && dialog.current?.matches(':modal')) close()
  }

  const isVoice = mode === 'voice'
  return (
    <dialog
      ref={dialog}
      className={classes(shared.modal, styles.panel, styles[mode], isVoice ? surfaces.dark : surfaces.light)}
      data-only="screen"
      aria-label={texts.title}
      tabIndex={-1}
      onClose={onClose}
      onClick={leave}
    >
      <div className={styles.content}>
        <PanelHead
          mode={mode}
          microphoneOn={listening.phase === 'listening'}
          handle={handle}
          onMode={switchTo}
          onClose={close}
        />
        {isFallback && (
          <p className={styles.fallbackNote} role="status">
            {texts.standIn}
          </p>
        )}
        {!hasContent ? null : isVoice ? (
          <VoiceMode listening={listening} Link={Link} onType={() => switchTo('text')} />
        ) : (
          <TextMode Link={Link} onPicked={focusMain} onSpeak={() => switchTo('voice')} />
        )}
      </div>
    </dialog>
  )
}
