import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { Language } from '../../app/site/languages.ts'
import { useTexts } from '../../app/texts/useTexts.ts'
import { classes } from '../../app/ui/classes.ts'
import grounds from '../../app/ui/Ground.module.css'
import type { PanelLinkProps } from './links.ts'
import { PanelHead, type Mode } from './PanelHead.tsx'
import { TextMode } from './TextMode.tsx'
import { useDragDown } from './useDragDown.ts'
import { useListening } from './useListening.ts'
import { usePageBeside } from './usePageBeside.ts'
import { VoiceMode } from './VoiceMode.tsx'
import styles from './AssistantPanel.module.css'

export type PanelProps = {
  language: Language
  /** Makes a link to a page of the site. */
  Link: ComponentType<PanelLinkProps>
  onClose: () => void
}

/** Narrow screens get a sheet over the page; on wide ones the page beside the panel stays in use. */
const NARROW = '(max-width: 767px)'

/** What each mode is for: where it starts for whoever has switched to it. */
const MAIN_CONTROL = '[data-main-control]'

/** The assistant: questions typed or spoken, answers in the site's own sentences. */
export function AssistantPanel({ language, Link, onClose }: PanelProps) {
  const texts = useTexts('assistant')
  const dialog = useRef<HTMLDialogElement>(null)
  const [mode, setMode] = useState<Mode>('text')
  const listening = useListening(language)
  const close = () => dialog.current?.close()
  const handle = useDragDown(dialog, close)
  usePageBeside(dialog, close)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open) return
    if (window.matchMedia(NARROW).matches) element.showModal()
    else element.show()
    goOn()
  }, [])

  useEffect(() => {
    // What was pressed has gone with its mode, and the focus with it.
    if (document.activeElement === document.body) focusIn(MAIN_CONTROL)
  }, [mode])

  function focusIn(selector: string, options?: FocusOptions) {
    dialog.current?.querySelector<HTMLElement>(selector)?.focus(options)
  }

  /** To the field; in a sheet to the conversation, which the keyboard of a phone would cover. */
  function goOn() {
    if (dialog.current?.matches(':modal')) focusIn('[role="log"]', { preventScroll: true })
    else focusIn('input')
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
        {voice ? (
          <VoiceMode listening={listening} Link={Link} onLeave={leave} onType={() => show('text')} />
        ) : (
          <TextMode language={language} Link={Link} onPicked={goOn} onLeave={leave} onSpeak={() => show('voice')} />
        )}
      </div>
    </dialog>
  )
}
