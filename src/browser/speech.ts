/** The browser's speech recognition and synthesis. Neither starts without a visitor's action. */

import { languageFacts, languageOfCode, type Language } from '#site/languages.ts'

/** `settled` is final, `guessed` may still change. */
export type Heard = { settled: string; guessed: string }

export type SpeechFault = 'unsupported' | 'denied' | 'silence' | 'network' | 'failed'

export type Listener = {
  onHeard: (heard: Heard) => void
  /** Called once, when the visitor stops speaking. */
  onQuestion: (question: string) => void
  /** Called once, if there is no question. */
  onFault: (fault: SpeechFault) => void
}

/** `stop` submits what was heard as the question, `abort` discards it. */
export type Listening = { stop(): void; abort(): void }

type Result = { readonly isFinal: boolean; readonly 0: { readonly transcript: string } }

/** The subset used here: TypeScript's DOM library has no types for speech recognition. */
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

/** Turns the microphone on until the visitor stops speaking or turns it off. */
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
  // Also fires after an error or an abort.
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

/**
 * Whether the browser has a voice for the language: many have the API but no voices. Voices load late, so this may
 * become true; `onVoices` reports changes.
 */
export function canReadAloud(language: Language): boolean {
  return voiceOf(language) !== undefined
}

export function onVoices(listener: () => void): () => void {
  const { speechSynthesis } = window
  // In some older browsers, `speechSynthesis` has voices but is not an event target.
  speechSynthesis?.addEventListener?.('voiceschanged', listener)
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', listener)
}

/** Prefers on-device voices, which don't send the text to a vendor, then voices of the locale's country. */
function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  const { locale } = languageFacts[language]
  // Android reports en_US.
  const fit = ({ lang, localService }: SpeechSynthesisVoice) =>
    Number(localService) * 2 + Number(lang.replace('_', '-') === locale)
  return window.speechSynthesis
    ?.getVoices()
    .filter(({ lang }) => languageOfCode(lang) === language)
    .toSorted((a, b) => fit(b) - fit(a))[0]
}

export type Reading = { abort(): void }

/** Calls `onRead` after the last sentence, but not if reading is interrupted. */
export function readAloud(sentences: readonly string[], language: Language, onRead: () => void): Reading {
  let forgotten = false
  const voice = voiceOf(language)
  // One utterance per sentence: some browsers go silent in the middle of a long one and never fire `end`.
  const speeches = sentences.map((sentence) => {
    const speech = new SpeechSynthesisUtterance(sentence)
    speech.lang = voice?.lang ?? languageFacts[language].locale
    if (voice) speech.voice = voice
    return speech
  })
  speeches.at(-1)?.addEventListener('end', () => {
    if (!forgotten) onRead()
  })
  speechSynthesis.cancel()
  for (const speech of speeches) speechSynthesis.speak(speech)
  return {
    abort() {
      forgotten = true
      speechSynthesis.cancel()
      // Keeps the utterances referenced until here: a browser may garbage-collect one before it fires `end`.
      speeches.length = 0
    },
  }
}
