import { useEffect, useRef, useState } from 'react'
import { languageFacts, type Language } from '../../app/site/languages.ts'

export type DictationTrouble = 'denied' | 'nothing' | 'failed'

type Handlers = {
  /** Called as words come; `final` when the browser is sure of them. */
  onHeard: (words: string, final: boolean) => void
  onTrouble: (trouble: DictationTrouble) => void
  onEnd: () => void
}

export type Dictation = { start(handlers: Handlers): void; stop(): void }

/** What of the browser's speech recognition is used; browsers call it by two names, or have none. */
type Recognition = EventTarget & { lang: string; interimResults: boolean; start(): void; abort(): void }
type HeardEvent = Event & { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> }
type TroubleEvent = Event & { error: string }

type Recogniser = new () => Recognition

export function createDictation(language: Language): Dictation | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as {
    SpeechRecognition?: Recogniser
    webkitSpeechRecognition?: Recogniser
  }
  const Available = SpeechRecognition ?? webkitSpeechRecognition
  if (!Available) return undefined
  let running: Recognition | undefined
  return {
    start({ onHeard, onTrouble, onEnd }) {
      running?.abort()
      const recognition = new Available()
      running = recognition
      recognition.lang = languageFacts[language].locale
      recognition.interimResults = true
      recognition.addEventListener('result', (event) => {
        const parts = Array.from((event as HeardEvent).results)
        const words = parts.map((part) => part[0]?.transcript ?? '').join(' ')
        onHeard(words.trim(), parts.at(-1)?.isFinal ?? false)
      })
      recognition.addEventListener('error', (event) => {
        const { error } = event as TroubleEvent
        if (error !== 'aborted') onTrouble(troubleIn(error))
      })
      recognition.addEventListener('end', () => {
        if (running === recognition) onEnd()
      })
      recognition.start()
    },
    stop() {
      running?.abort()
      running = undefined
    },
  }
}

function troubleIn(error: string): DictationTrouble {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'denied'
  return error === 'no-speech' ? 'nothing' : 'failed'
}

export type UsedDictation = {
  available: boolean
  listening: boolean
  /** What was understood so far. */
  heard: string
  trouble: DictationTrouble | undefined
  start: () => void
  stop: () => void
}

/** The microphone is on from a press until something was said, or until it is pressed again. */
export function useDictation(language: Language, onSaid: (words: string) => void): UsedDictation {
  const dictation = useRef<Dictation>(undefined)
  const [available, setAvailable] = useState(true)
  const [listening, setListening] = useState(false)
  const [heard, setHeard] = useState('')
  const [trouble, setTrouble] = useState<DictationTrouble>()
  // The answer counts for the question that stands when it is heard.
  const said = useRef(onSaid)
  useEffect(() => {
    said.current = onSaid
  })

  useEffect(() => {
    dictation.current = createDictation(language)
    setAvailable(dictation.current !== undefined)
    return () => dictation.current?.stop()
  }, [language])

  function stop(): void {
    dictation.current?.stop()
    setListening(false)
  }

  function start(): void {
    if (!dictation.current) return
    setHeard('')
    setTrouble(undefined)
    setListening(true)
    dictation.current.start({
      onHeard(words, final) {
        setHeard(words)
        if (!final || words === '') return
        stop()
        said.current(words)
      },
      onTrouble: setTrouble,
      onEnd: () => setListening(false),
    })
  }

  return { available, listening, heard, trouble, start, stop }
}
