import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpeechFault } from '#browser/speech.ts'
import { useVoice, type Voice } from '#browser/useVoice.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { allAnswers, type Conversation, type ConversationEvent, type Message } from '../conversation.ts'
import { MOST_LETTERS } from '../persistence.ts'
import { replyTo } from '../reply.ts'
import { reportOf } from '../report.ts'
import { spokenMessages, spokenQuestion, spokenResult } from '../spoken.ts'
import type { Mode } from './AgentBar.tsx'

export type Spoken = {
  mode: Mode
  voice: Voice
  /** In voice mode, in a browser that can speak and may. */
  isAloud: boolean
  switchTo: (mode: Mode) => void
  /** Speaks no more and listens no more, until the visitor wants it again. */
  rest: () => void
  /** Says once more where the conversation stands. */
  repeat: () => void
  listen: () => void
}

/**
 * The conversation by voice. The microphone is off until the visitor turns it on; from then on it follows each question that
 * was said to the end, until they call it off or nothing is heard twice.
 */
export function useSpoken(conversation: Conversation, tell: (event: ConversationEvent) => void): Spoken {
  const texts = useTexts('diagnostic')
  const { pages } = useTexts('common')
  const language = useLanguage()
  const voice = useVoice(language)
  const [mode, setMode] = useState<Mode>('text')
  const follows = useRef(false)
  const wasSilent = useRef(false)
  /** How many messages have been said; undefined while nothing is. */
  const said = useRef<number>(undefined)

  function rest(): void {
    follows.current = false
    voice.quiet()
  }

  function speak(sentences: readonly string[]): void {
    const isOver = conversation.stage === 'report'
    voice.speak(sentences, () => follows.current && !isOver && listen())
  }

  /** What is new, or where that says nothing, all that is waited for. */
  function sentencesOf(news: readonly Message[]): string[] {
    const answers = conversation.stage === 'report' ? allAnswers(conversation) : undefined
    if (answers) return spokenResult(reportOf(answers, { texts, pages, language }), texts, language)
    const spoken = spokenMessages(news, conversation, texts)
    return spoken.length > 0 ? spoken : spokenQuestion(conversation, texts)
  }

  const repeat = () => speak(sentencesOf([]))

  function take(words: string): void {
    wasSilent.current = false
    const reply = replyTo(conversation, words.slice(0, MOST_LETTERS), texts)
    if (reply === 'stop') rest()
    else if (reply === 'repeat' || reply === undefined) repeat()
    else tell(reply)
  }

  function onFault(fault: SpeechFault): void {
    const again = fault === 'silence' && follows.current && !wasSilent.current
    wasSilent.current = fault === 'silence'
    if (again) speak([texts.aloud.nothing, ...sentencesOf([])])
    else follows.current = false
  }

  function listen(): void {
    follows.current = true
    voice.listen(take, onFault)
  }

  const goOn = useEffectEvent(() => {
    const { messages } = conversation
    const news = messages.slice(said.current ?? messages.length)
    said.current = messages.length
    speak(sentencesOf(news))
  })
  useEffect(() => {
    if (mode === 'voice') goOn()
    else said.current = undefined
    // Voices come late.
  }, [mode, conversation, voice.canSpeak])

  const stopByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || voice.phase === 'silent') return
    // The panel around it stays: the next one closes that.
    event.preventDefault()
    rest()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => stopByKey(event)
    // Before those around the frame hear of it.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])

  return {
    mode,
    voice,
    isAloud: mode === 'voice' && voice.canSpeak && !voice.muted,
    rest,
    repeat,
    listen,
    switchTo(next) {
      setMode(next)
      if (next === 'text') rest()
    },
  }
}
