import { useEffect, useRef, useState } from 'react'
import { canListen, listen, type Listening, type SpeechFault } from '../../app/browser/speech.ts'
import { useHydrated } from '../../app/browser/useHydrated.ts'
import type { Language } from '../../app/site/languages.ts'

export type DictationTrouble = 'denied' | 'nothing' | 'failed'

const troubles: Readonly<Record<SpeechFault, DictationTrouble>> = {
  denied: 'denied',
  silence: 'nothing',
  network: 'failed',
  unsupported: 'failed',
  failed: 'failed',
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
  const running = useRef<Listening>(undefined)
  // Until the browser is asked, nothing is said against it.
  const available = !useHydrated() || canListen()
  const [listening, setListening] = useState(false)
  const [heard, setHeard] = useState('')
  const [trouble, setTrouble] = useState<DictationTrouble>()
  // The answer counts for the question that stands when it is heard.
  const said = useRef(onSaid)
  useEffect(() => {
    said.current = onSaid
  })

  useEffect(() => () => running.current?.abort(), [])

  function stop(): void {
    running.current?.abort()
    setListening(false)
  }

  function start(): void {
    running.current?.abort()
    setHeard('')
    setTrouble(undefined)
    setListening(true)
    running.current = listen(language, {
      onHeard: ({ settled, guessed }) => setHeard(`${settled} ${guessed}`.trim()),
      onQuestion(words) {
        setListening(false)
        said.current(words)
      },
      onFault(fault) {
        setListening(false)
        setTrouble(troubles[fault])
      },
    })
  }

  return { available, listening, heard, trouble, start, stop }
}
