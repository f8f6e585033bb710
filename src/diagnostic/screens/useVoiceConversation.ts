import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SpeechErrorCode } from '#browser/speech.ts'
import { useVoice } from '#browser/useVoice.ts'
import { useLanguage, useTexts } from '#i18n/useTexts.ts'
import { allAnswers, type Conversation, type ConversationEvent, type Message } from '../conversation.ts'
import { MAX_REPLY_LENGTH } from '../persistence.ts'
import { reportOf } from '../report.ts'
import { messagesToSpeech, questionToSpeech, resultToSpeech } from '../speech.ts'
import { parseReply } from '../understand.ts'

export const modes = ['text', 'voice'] as const

export type VoiceConversation = ReturnType<typeof useVoiceConversation>

/** Once turned on, the microphone turns on after each question until the visitor stops it or stays silent twice. */
export function useVoiceConversation(conversation: Conversation, dispatch: (event: ConversationEvent) => void) {
  const texts = useTexts('diagnostic')
  const { pages } = useTexts('common')
  const language = useLanguage()
  const voice = useVoice(language)
  const [mode, setMode] = useState<(typeof modes)[number]>('text')
  const keepsListening = useRef(false)
  const wasSilent = useRef(false)
  /** Number of messages spoken so far; undefined in text mode. */
  const spokenCount = useRef<number>(undefined)

  function pause(): void {
    keepsListening.current = false
    voice.cancel()
  }

  function speak(sentences: readonly string[]): void {
    const isOver = conversation.stage === 'report'
    voice.speak(sentences, () => keepsListening.current && !isOver && listen())
  }

  /** The result, the new messages, or the current question if there is nothing new to say. */
  function sentencesOf(news: readonly Message[]): string[] {
    const answers = conversation.stage === 'report' ? allAnswers(conversation) : undefined
    if (answers) return resultToSpeech(reportOf(answers, { texts, pages, language }), texts, language)
    const sentences = messagesToSpeech(news, conversation, texts)
    return sentences.length > 0 ? sentences : questionToSpeech(conversation, texts)
  }

  const repeat = () => speak(sentencesOf([]))

  function handleReply(said: string): void {
    wasSilent.current = false
    const reply = parseReply(conversation, said.slice(0, MAX_REPLY_LENGTH), texts)
    if (reply === 'stop') pause()
    else if (reply === 'repeat' || reply === undefined) repeat()
    else dispatch(reply)
  }

  function onError(error: SpeechErrorCode): void {
    const shouldAskAgain = error === 'silence' && keepsListening.current && !wasSilent.current
    wasSilent.current = error === 'silence'
    if (shouldAskAgain) speak([texts.aloud.nothing, ...sentencesOf([])])
    else keepsListening.current = false
  }

  function listen(): void {
    keepsListening.current = true
    voice.listen(handleReply, onError)
  }

  const speakNews = useEffectEvent(() => {
    const { messages } = conversation
    const news = messages.slice(spokenCount.current ?? messages.length)
    spokenCount.current = messages.length
    speak(sentencesOf(news))
  })
  useEffect(() => {
    if (mode === 'voice') speakNews()
    else spokenCount.current = undefined
    // `canSpeak` may change later: voices load in the background.
  }, [mode, conversation, voice.canSpeak])

  const stopByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || voice.phase === 'silent') return
    // Keeps the panel around it open: the next Escape closes that.
    event.preventDefault()
    pause()
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
    pause,
    repeat,
    listen,
    switchTo: (next: typeof mode) => {
      setMode(next)
      if (next === 'text') pause()
    },
  }
}
