import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useLanguage, useTexts } from '../../app/texts/useTexts.ts'
import { Composer } from '../../app/ui/Composer.tsx'
import { VisuallyHidden } from '../../app/ui/VisuallyHidden.tsx'
import type { Conversation, ConversationEvent } from '../conversation.ts'
import { MOST_LETTERS } from '../persistence.ts'
import { understand, understandConfirmation } from '../understand.ts'
import { AgentBar, type Mode } from './AgentBar.tsx'
import { AnswerOptions } from './AnswerOptions.tsx'
import { Progress } from './Progress.tsx'
import { Transcript } from './Transcript.tsx'
import { useDictation } from './useDictation.ts'
import { VoiceComposer } from './VoiceComposer.tsx'
import styles from './ChatStage.module.css'

/** What stays free above the message that is scrolled to. */
const ABOVE_PX = 10

type Props = {
  conversation: Conversation
  /** Whether the visitor has pressed or said something since the page was loaded. */
  hasActed: RefObject<boolean>
  tell: (event: ConversationEvent) => void
}

export function ChatStage({ conversation, hasActed, tell }: Props) {
  const texts = useTexts('diagnostic')
  const [mode, setMode] = useState<Mode>('text')
  const options = useRef<HTMLDivElement>(null)
  // Who comes back from the report has pressed something there.
  const pressed = useRef(hasActed.current)
  const { asked, messages } = conversation

  function say(words: string): void {
    const said = words.slice(0, MOST_LETTERS)
    if (!asked) return
    if (asked.kind === 'followUp') {
      const confirmed = understandConfirmation(said, texts)
      const isAnswer = confirmed !== 'unclear' && confirmed !== 'unsure'
      return tell(isAnswer ? { type: 'confirm', confirmed, said } : { type: confirmed, said })
    }
    const understood = understand(said, asked.dimension, texts)
    if (typeof understood === 'number') tell({ type: 'answer', level: understood, said })
    else tell({ type: understood, said })
  }

  const dictation = useDictation(useLanguage(), say)

  function press(event: ConversationEvent): void {
    pressed.current = true
    dictation.cancel()
    tell(event)
  }

  function switchTo(next: Mode): void {
    setMode(next)
    if (next === 'text') dictation.cancel()
  }

  // The microphone of the text is gone when it was pressed: the focus goes to the one that listens.
  const microphone = useRef<HTMLButtonElement>(null)
  const isAwaited = useRef(false)
  function showMicrophone(): void {
    isAwaited.current = true
    setMode('voice')
  }
  useLayoutEffect(() => {
    if (isAwaited.current) microphone.current?.focus()
    isAwaited.current = false
  }, [mode])

  useLayoutEffect(() => {
    // What was pressed is gone with its question: the focus goes to the next one.
    if (pressed.current) options.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [messages])
  const { scroller, log } = useNewMessagesInSight(messages.length)

  return (
    <>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <AgentBar mode={mode} listening={dictation.listening} onMode={asked && switchTo} />
      <Progress conversation={conversation} />
      <div ref={scroller} className={styles.scroller}>
        <Transcript
          ref={log}
          conversation={conversation}
          onChange={(dimension) => press({ type: 'change', dimension })}
        />
        <AnswerOptions ref={options} conversation={conversation} onChoose={press} />
      </div>
      {asked && mode === 'text' && (
        <Composer
          labels={{ ...texts.input, hint: texts.input.placeholder, speak: texts.input.listen }}
          maxLength={MOST_LETTERS}
          onSend={say}
          onSpeak={dictation.available ? showMicrophone : undefined}
        />
      )}
      {asked && mode === 'voice' && <VoiceComposer microphone={microphone} dictation={dictation} />}
    </>
  )
}

/** The first of what is new comes to the top, with everything after it. The page around the frame stays where it is. */
function useNewMessagesInSight(count: number): {
  scroller: RefObject<HTMLDivElement | null>
  log: RefObject<HTMLDivElement | null>
} {
  const scroller = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef(count)
  useLayoutEffect(() => {
    const first = log.current?.querySelectorAll('li')[Math.min(seen.current, count - 1)]
    if (scroller.current && first && count !== seen.current) {
      scroller.current.scrollTop = first.offsetTop - ABOVE_PX
    }
    seen.current = count
  }, [count])
  return { scroller, log }
}
