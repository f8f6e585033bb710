import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#site/languages.ts'
import { canListen, canReadAloud, listen, onVoices, readAloud, type Heard, type SpeechFault } from './speech.ts'
import { useHydrated } from './useHydrated.ts'

const NOTHING: Heard = { settled: '', guessed: '' }

type Turn = { phase: 'silent' | 'speaking' | 'listening'; heard: Heard; fault?: SpeechFault | undefined }

const SILENT: Turn = { phase: 'silent', heard: NOTHING }

export type Voice = ReturnType<typeof useVoice>

/**
 * Speaks and listens in turns, so that it never hears itself. Each turn ends the previous one. Everything ends when the
 * visitor leaves the page, switches tabs, or the component unmounts.
 */
export function useVoice(language: Language) {
  // Assumes support until hydration, when it can be checked.
  const isUnasked = !useHydrated()
  const canSpeak = useSyncExternalStore(
    onVoices,
    () => canReadAloud(language),
    () => true,
  )
  const [turn, setTurn] = useState(SILENT)
  const [muted, setMuted] = useState(false)
  // In a ref too: `speak` may be called by an older render.
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
    // The back/forward cache may keep the page and everything running in it.
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
    /** Calls `then` after the last sentence, unless speech is muted, interrupted or unavailable. */
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
        // Some browsers have a recognizer but don't allow it in this context.
        fail('failed')
      }
    },
    /** Submits what was heard so far. */
    stop: () => running.current?.stop?.(),
    /** Discards what was heard and stops speaking. */
    quiet,
    toggleSound: () => {
      isMuted.current = !muted
      setMuted(!muted)
      if (turn.phase === 'speaking') quiet()
    },
  }
}
