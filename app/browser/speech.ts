/** The browser's own hearing and speaking, where it has them. Neither starts without a visitor's doing. */

import { languageFacts, type Language } from '../site/languages.ts'

/** What the browser has understood so far: `settled` stays, `guessed` may still change. */
export type Heard = { settled: string; guessed: string }

export type SpeechFault = 'unsupported' | 'denied' | 'silence' | 'network' | 'failed'

export type Listener = {
  onHeard: (heard: Heard) => void
  /** Once, at the end of what was said. */
  onQuestion: (question: string) => void
  /** Once, if there is no question. */
  onFault: (fault: SpeechFault) => void
}

/** `stop` takes what was heard for the question; `abort` forgets it. */
export type Listening = { stop(): void; abort(): void }

type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } }

/** As far as it is used here; types for the browser's own are not in the standard library. */
type Recognition = {
  lang: string
  interimResults: boolean
  addEventListener(type: 'result', listener: (event: { results: ArrayLike<Result> }) => void): void
  addEventListener(type: 'error', listener: (event: { error: string }) => void): void
  addEventListener(type: 'end', listener: () => void): void
  start(): void
  stop(): void
  abort(): void
}

declare global {
  interface Window {
    SpeechRecognition?: new () => Recognition
    webkitSpeechRecognition?: new () => Recognition
  }
}

const faults: Readonly<Record<string, SpeechFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'language-not-supported': 'unsupported',
  'no-speech': 'silence',
  network: 'network',
}

export function canListen(): boolean {
  return recognitionOf() !== undefined
}

function recognitionOf() {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition
}

/** Turns the microphone on, until the visitor stops speaking or stops it. */
export function listen(language: Language, { onHeard, onQuestion, onFault }: Listener): Listening {
  const Recognition = recognitionOf()
  if (!Recognition) {
    onFault('unsupported')
    return { stop() {}, abort() {} }
  }
  const recognition = new Recognition()
  let heard: Heard = { settled: '', guessed: '' }
  let fault: SpeechFault | undefined
  let forgotten = false

  recognition.lang = languageFacts[language].locale
  recognition.interimResults = true
  recognition.addEventListener('result', ({ results }) => {
    heard = heardIn(Array.from(results))
    onHeard(heard)
  })
  recognition.addEventListener('error', ({ error }) => void (fault = faults[error] ?? 'failed'))
  // Whatever happens, it ends here.
  recognition.addEventListener('end', () => {
    if (forgotten) return
    const question = `${heard.settled} ${heard.guessed}`.trim()
    if (fault) onFault(fault)
    else if (question) onQuestion(question)
    else onFault('silence')
  })
  recognition.start()
  return {
    stop: () => recognition.stop(),
    abort() {
      forgotten = true
      recognition.abort()
    },
  }
}

export function heardIn(results: readonly Result[]): Heard {
  const words = (final: boolean) =>
    results
      .filter(({ isFinal }) => isFinal === final)
      .map((result) => result[0].transcript.trim())
      .join(' ')
  return { settled: words(true), guessed: words(false) }
}

export function canReadAloud(): boolean {
  return 'speechSynthesis' in window
}

export function readAloud(text: string, language: Language): void {
  if (!canReadAloud()) return
  const speech = new SpeechSynthesisUtterance(text)
  speech.lang = languageFacts[language].locale
  speechSynthesis.cancel()
  speechSynthesis.speak(speech)
}

export function stopReading(): void {
  if (canReadAloud()) speechSynthesis.cancel()
}
