import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Language } from '#site/languages.ts'
import {
  canListen,
  canReadAloud,
  listen,
  onVoices,
  readAloud,
  type SpeechErrorCode,
  type SpeechTranscript,
} from './speech.ts'
import { useHydrated } from './useHydrated.ts'

type Turn = { phase: 'silent' | 'speaking' | 'listening'; heard: SpeechTranscript; error?: SpeechErrorCode | undefined }

const SILENT: Turn = { phase: 'silent', heard: { final: '', interim: '' } }

export type Voice = ReturnType<typeof useVoice>

/** Takes turns speaking and listening, so it never hears itself. Leaving, switching tabs or unmounting ends it. */
export function useVoice(language: Language) {
  // Assumes support until hydration, when it can be checked.
  const isHydrating = !useHydrated()
  const canSpeak = useSyncExternalStore(
    onVoices,
    () => canReadAloud(language),
    () => true,
  )
  const [turn, setTurn] = useState(SILENT)
  const [muted, setMuted] = useState(false)
  // In a ref too: `speak` may be called by an older render.
  const isMuted = useRef(false)
  const isUnmounted = useRef(false)
  const running = useRef<{ stop?(): void; abort(): void }>(undefined)

  function end(): void {
    running.current?.abort()
    running.current = undefined
  }

  function cancel(): void {
    end()
    setTurn(SILENT)
  }

  const leave = useEffectEvent(cancel)
  useEffect(() => {
    isUnmounted.current = false
    const hide = () => document.hidden && leave()
    // The back/forward cache may keep the page and everything running in it.
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
      isUnmounted.current = true
      end()
    }
  }, [])

  return {
    ...turn,
    muted,
    canSpeak,
    canListen: isHydrating || canListen(),
    /** Calls `then` after the last sentence, unless speech is muted, interrupted or unavailable. */
    speak: (sentences: readonly string[], then?: () => void): void => {
      end()
      if (isUnmounted.current) return
      const shouldSpeak = !isMuted.current && !document.hidden && canReadAloud(language)
      setTurn((before) => ({ ...before, phase: shouldSpeak ? 'speaking' : 'silent' }))
      if (!shouldSpeak) return
      running.current = readAloud(sentences, language, () => {
        setTurn((before) => ({ ...before, phase: 'silent' }))
        then?.()
      })
    },
    listen: (onSpeech: (text: string) => void, onError?: (error: SpeechErrorCode) => void): void => {
      const fail = (error: SpeechErrorCode) => {
        running.current = undefined
        setTurn({ ...SILENT, error })
        onError?.(error)
      }
      end()
      setTurn({ ...SILENT, phase: 'listening' })
      try {
        running.current = listen(language, {
          onTranscript: (heard) => setTurn({ phase: 'listening', heard }),
          onQuestion: (text) => {
            running.current = undefined
            setTurn({ phase: 'silent', heard: { final: text, interim: '' } })
            onSpeech(text)
          },
          onError: fail,
        })
      } catch {
        // Some browsers have a recognizer but don't allow it in this context.
        fail('failed')
      }
    },
    stop: () => running.current?.stop?.(),
    cancel,
    toggleSound: () => {
      isMuted.current = !muted
      setMuted(!muted)
      if (turn.phase === 'speaking') cancel()
    },
  }
}
