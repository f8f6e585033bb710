import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { Composer } from '#ui/Composer.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Conversation, ConversationEvent } from '../conversation.ts'
import { MAX_REPLY_LENGTH } from '../persistence.ts'
import { parseReply } from '../understand.ts'
import { AgentBar, ModeSwitch } from './AgentBar.tsx'
import { AnswerOptions } from './AnswerOptions.tsx'
import { Transcript } from './Transcript.tsx'
import type { VoiceConversation } from './useVoiceConversation.ts'
import { VoiceComposer } from './VoiceComposer.tsx'
import styles from './ChatStage.module.css'

const ABOVE_PX = 10

export type ChatStageProps = {
  conversation: Conversation
  /** Whether the visitor has pressed or said anything since the page loaded. */
  hasActed: RefObject<boolean>
  speech: VoiceConversation
  dispatch: (event: ConversationEvent) => void
  /** Shows the finished report, or the conversation instead. */
  showReport: (isShown: boolean) => void
}

export function ChatStage({ conversation, hasActed, speech, dispatch, showReport }: ChatStageProps) {
  const texts = useTexts('diagnostic')
  const { mode, voice } = speech
  const options = useRef<HTMLDivElement>(null)
  // True when coming back from the report: a button there was pressed.
  const pressed = useRef(hasActed.current)
  const { asked, messages } = conversation

  function sendText(text: string): void {
    const said = text.slice(0, MAX_REPLY_LENGTH)
    const reply = parseReply(conversation, said, texts)
    // Typed voice commands make no sense: ask back.
    if (reply) dispatch(typeof reply === 'string' ? { type: 'unclear', said } : reply)
  }

  function press(event: ConversationEvent): void {
    pressed.current = true
    voice.cancel()
    dispatch(event)
  }

  // The text composer's microphone disappears when pressed, so the focus moves to the one in voice mode.
  const microphone = useRef<HTMLButtonElement>(null)
  const shouldFocusMicrophone = useRef(false)
  function showMicrophone(): void {
    shouldFocusMicrophone.current = true
    speech.switchTo('voice')
  }
  useLayoutEffect(() => {
    if (shouldFocusMicrophone.current) microphone.current?.focus()
    shouldFocusMicrophone.current = false
  }, [mode])

  useLayoutEffect(() => {
    // The pressed button disappears with its question, so the focus moves to the next one.
    if (pressed.current) options.current?.focus({ preventScroll: true })
    pressed.current = false
  }, [messages])
  const { scroller, log } = useScrollToNewMessages(messages.length, conversation.stage === 'report')

  return (
    <>
      <VisuallyHidden as="h1">{texts.title}</VisuallyHidden>
      <AgentBar conversation={conversation} speech={speech}>
        <ModeSwitch {...speech} />
      </AgentBar>
      <div ref={scroller} className={styles.scroller}>
        <Transcript
          ref={log}
          conversation={conversation}
          aloud={speech.isAloud}
          onChange={(dimension) => press({ type: 'change', dimension })}
        />
        <AnswerOptions ref={options} conversation={conversation} onChoose={press} onRead={() => showReport(true)} />
      </div>
      {asked && mode === 'text' && (
        <Composer
          labels={{ ...texts.input, hint: texts.input.placeholder, speak: texts.input.listen }}
          maxLength={MAX_REPLY_LENGTH}
          onSend={sendText}
          onSpeak={voice.canListen ? showMicrophone : undefined}
        />
      )}
      {mode === 'voice' && conversation.stage !== 'report' && (
        <VoiceComposer microphone={microphone} speech={speech} isAsked={asked !== undefined} />
      )}
    </>
  )
}

/** Scrolls the first new message to the top, without scrolling the parent page. */
function useScrollToNewMessages(count: number, isFinished: boolean) {
  const scroller = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const seen = useRef(count)
  useLayoutEffect(() => {
    const first = log.current?.querySelectorAll('li')[Math.min(seen.current, count - 1)]
    if (scroller.current && first && count !== seen.current) scroller.current.scrollTop = first.offsetTop - ABOVE_PX
    seen.current = count
  }, [count])
  useLayoutEffect(() => {
    if (!isFinished) return
    const toEnd = () => scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'instant' })
    toEnd()
    // The frame had the height of the report.
    addEventListener('resize', toEnd)
    return () => removeEventListener('resize', toEnd)
  }, [isFinished])
  return { scroller, log }
}
