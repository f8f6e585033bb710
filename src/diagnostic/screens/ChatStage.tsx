import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Composer } from '#ui/Composer.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Conversation, ConversationEvent } from '../conversation.ts'
import { MOST_LETTERS } from '../persistence.ts'
import { replyTo } from '../reply.ts'
import { AgentBar, ModeSwitch } from './AgentBar.tsx'
import { AnswerOptions } from './AnswerOptions.tsx'
import { Progress } from './Progress.tsx'
import { Transcript } from './Transcript.tsx'
import type { Spoken } from './useSpoken.ts'
import { VoiceComposer } from './VoiceComposer.tsx'
import styles from './ChatStage.module.css'

/** Space above the message that is scrolled to. */
const ABOVE_PX = 10

type Props = {
  conversation: Conversation
  /** Whether the visitor has pressed or said anything since the page loaded. */
  hasActed: RefObject<boolean>
  spoken: Spoken
  tell: (event: ConversationEvent) => void
}

export function ChatStage({ conversation, hasActed, spoken, tell }: Props) {
  const texts = useTexts('diagnostic')
  const { mode, voice } = spoken
  const options = useRef<HTMLDivElement>(null)
  // True when coming back from the report: a button there was pressed.
  const pressed = useRef(hasActed.current)
  const { asked, messages } = conversation

  function say(words: string): void {
    const said = words.slice(0, MOST_LETTERS)
    const reply = replyTo(conversation, said, texts)
    // Typed voice commands make no sense: ask back.
    if (reply) tell(typeof reply === 'string' ? { type: 'unclear', said } : reply)
  }

  function press(event: ConversationEvent): void {
    pressed.current = true
    voice.quiet()
    tell(event)
  }

  // The text composer's microphone disappears when pressed, so the focus moves to the one in voice mode.
  const microphone = useRef<HTMLButtonElement>(null)
  const isAwaited = useRef(false)
  function showMicrophone(): void {
    isAwaited.current = true
    spoken.switchTo('voice')
  }
  useLayoutEffect(() => {
    if (isAwaited.current) microphone.current?.focus()
    isAwaited.current = false
  }, [mode])

  useLayoutEffect(() => {
    // The pressed button disappears with its question, so the focus moves to the next one.
    if (pressed.current) options.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [messages])
  const { scroller, log } = useNewMessagesInSight(messages.length)

  return (
    <>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <AgentBar phase={voice.phase}>
        <ModeSwitch mode={mode} onMode={spoken.switchTo} />
      </AgentBar>
      <Progress conversation={conversation} />
      <div ref={scroller} className={styles.scroller}>
        <Transcript
          ref={log}
          conversation={conversation}
          aloud={spoken.isAloud}
          onChange={(dimension) => press({ type: 'change', dimension })}
        />
        <AnswerOptions ref={options} conversation={conversation} onChoose={press} />
      </div>
      {asked && mode === 'text' && (
        <Composer
          labels={{ ...texts.input, hint: texts.input.placeholder, speak: texts.input.listen }}
          maxLength={MOST_LETTERS}
          onSend={say}
          onSpeak={voice.canListen ? showMicrophone : undefined}
        />
      )}
      {mode === 'voice' && <VoiceComposer microphone={microphone} spoken={spoken} isAsked={asked !== undefined} />}
    </>
  )
}

/** Scrolls the first new message to the top, without scrolling the parent page. */
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
