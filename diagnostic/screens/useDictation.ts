import { useCallback, useEffect, useRef, useState } from 'react'
import { canListen, listen, type Listening, type SpeechFault } from '../../app/browser/speech.ts'
import { useHydrated } from '../../app/browser/useHydrated.ts'
import type { Language } from '../../app/site/languages.ts'

type DictationTrouble = 'denied' | 'nothing' | 'failed'

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
  /** Takes what was heard so far for the answer. */
  stop: () => void
  /** Forgets what was heard. */
  cancel: () => void
}

/** The microphone is on from a press until something was said, until it is pressed again, or until the visitor leaves. */
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

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setListening(false)
  }, [])

  useEffect(() => {
    // A page that is left may be kept by the browser, with all that runs in it.
    window.addEventListener('pagehide', cancel)
    return () => {
      window.removeEventListener('pagehide', cancel)
      cancel()
    }
  }, [cancel])

  function stop(): void {
    running.current?.stop()
    setListening(false)
  }

  function start(): void {
    cancel()
    setHeard('')
    setTrouble(undefined)
    setListening(true)
    try {
      running.current = listen(language, {
        onHeard: ({ settled, guessed }) => setHeard(`${settled} ${guessed}`.trim()),
        onQuestion(words) {
          running.current = undefined
          setListening(false)
          said.current(words)
        },
        onFault(fault) {
          running.current = undefined
          setListening(false)
          setTrouble(troubles[fault])
        },
      })
    } catch {
      // Some browsers have a recogniser that must not be started where the page stands.
      setListening(false)
      setTrouble('failed')
    }
  }

  return { available, listening, heard, trouble, start, stop, cancel }
}
