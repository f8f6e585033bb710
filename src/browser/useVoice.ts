import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#site/languages.ts'
import { canListen, canReadAloud, listen, onVoices, readAloud, type Heard, type SpeechFault } from './speech.ts'
import { useHydrated } from './useHydrated.ts'

const NOTHING: Heard = { settled: '', guessed: '' }

type Turn = { phase: 'silent' | 'speaking' | 'listening'; heard: Heard; fault?: SpeechFault | undefined }

const SILENT: Turn = { phase: 'silent', heard: NOTHING }

export type Voice = ReturnType<typeof useVoice>

/**
 * Speaking and listening by turns: it never hears itself. Whatever begins ends what ran before, and all of it ends when the
 * visitor leaves: the page, the tab, or what uses this.
 */
export function useVoice(language: Language) {
  // Until the browser is asked, nothing is said against it.
  const isUnasked = !useHydrated()
  const canSpeak = useSyncExternalStore(
    onVoices,
    () => canReadAloud(language),
    () => true,
  )
  const [turn, setTurn] = useState(SILENT)
  const [muted, setMuted] = useState(false)
  // Words may come later than the choice.
  const isMuted = useRef(false)
  const isLeft = useRef(false)
  const running = useRef<{ stop?(): void; abort(): void }>(undefined)

  function end(): void {
    running.current?.abort()
    running.current = undefined
  }

  function quiet(): void {
    end()
    setTurn(SILENT)
  }

  const leave = useEffectEvent(quiet)
  useEffect(() => {
    isLeft.current = false
    const onLeave = () => leave()
    const hide = () => document.hidden && onLeave()
    // A page that is left may be kept by the browser, with all that runs in it.
    window.addEventListener('pagehide', onLeave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      document.removeEventListener('visibilitychange', hide)
      isLeft.current = true
      end()
    }
  }, [])

  return {
    ...turn,
    muted,
    canSpeak,
    canListen: isUnasked || canListen(),
    /** `then` follows when all of it was said: not where it was muted, interrupted, or could not be said. */
    speak: (sentences: readonly string[], then?: () => void): void => {
      end()
      if (isLeft.current) return
      const isSpoken = !isMuted.current && !document.hidden && canReadAloud(language)
      setTurn((before) => ({ ...before, phase: isSpoken ? 'speaking' : 'silent' }))
      if (!isSpoken) return
      running.current = readAloud(sentences, language, () => {
        setTurn((before) => ({ ...before, phase: 'silent' }))
        then?.()
      })
    },
    listen: (onSaid: (words: string) => void, onFault?: (fault: SpeechFault) => void): void => {
      const fail = (fault: SpeechFault) => {
        running.current = undefined
        setTurn({ ...SILENT, fault })
        onFault?.(fault)
      }
      end()
      setTurn({ phase: 'listening', heard: NOTHING })
      try {
        running.current = listen(language, {
          onHeard: (heard) => setTurn({ phase: 'listening', heard }),
          onQuestion: (words) => {
            running.current = undefined
            setTurn({ phase: 'silent', heard: { settled: words, guessed: '' } })
            onSaid(words)
          },
          onFault: fail,
        })
      } catch {
        // Some browsers have a recogniser that must not be started where the page stands.
        fail('failed')
      }
    },
    /** Takes what was heard so far. */
    stop: () => running.current?.stop?.(),
    /** Forgets what was heard, and says no more. */
    quiet,
    toggleSound: () => {
      isMuted.current = !muted
      setMuted(!muted)
      if (turn.phase === 'speaking') quiet()
    },
  }
}
