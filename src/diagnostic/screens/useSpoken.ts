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
  /** Voice mode is on, the browser can speak, and the sound is not muted. */
  isAloud: boolean
  switchTo: (mode: Mode) => void
  /** Stops speaking and listening until the visitor starts again. */
  rest: () => void
  /** Repeats the current question or the result. */
  repeat: () => void
  listen: () => void
}

/**
 * The conversation by voice. The microphone is off until the visitor turns it on. From then on it turns on after each
 * spoken question, until the visitor stops it or stays silent twice in a row.
 */
export function useSpoken(conversation: Conversation, tell: (event: ConversationEvent) => void): Spoken {
  const texts = useTexts('diagnostic')
  const { pages } = useTexts('common')
  const language = useLanguage()
  const voice = useVoice(language)
  const [mode, setMode] = useState<Mode>('text')
  const follows = useRef(false)
  const wasSilent = useRef(false)
  /** Number of messages spoken so far; undefined in text mode. */
  const said = useRef<number>(undefined)

  function rest(): void {
    follows.current = false
    voice.quiet()
  }

  function speak(sentences: readonly string[]): void {
    const isOver = conversation.stage === 'report'
    voice.speak(sentences, () => follows.current && !isOver && listen())
  }

  /** The result, the new messages, or the current question if there is nothing new to say. */
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
    // `canSpeak` may change later: voices load in the background.
  }, [mode, conversation, voice.canSpeak])

  const stopByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || voice.phase === 'silent') return
    // Keeps the panel around it open: the next Escape closes that.
    event.preventDefault()
    rest()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => stopByKey(event)
    // Before the parent page's listener on this document.
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
