/** Neither recognition nor synthesis starts without a visitor's action. */

import { languageFacts, languageOfCode, type Language } from '#site/languages.ts'

/** `interim` may still change. */
export type SpeechTranscript = { final: string; interim: string }

export type SpeechErrorCode = 'unsupported' | 'denied' | 'silence' | 'network' | 'failed'

type Listener = {
  onTranscript: (transcript: SpeechTranscript) => void
  /** Called once, when the visitor stops speaking. */
  onQuestion: (question: string) => void
  /** Called once, if there is no question. */
  onError: (error: SpeechErrorCode) => void
}

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

const errorCodes: Readonly<Record<string, SpeechErrorCode>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'audio-capture': 'denied',
  'language-not-supported': 'unsupported',
  'no-speech': 'silence',
  network: 'network',
}

export function canListen(): boolean {
  return getRecognition() !== undefined
}

function getRecognition() {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition
}

/** `stop` submits what was heard as the question, `abort` discards it. */
export function listen(language: Language, { onTranscript, onQuestion, onError }: Listener) {
  const Recognition = getRecognition()
  if (!Recognition) {
    onError('unsupported')
    return { stop() {}, abort() {} }
  }
  const recognition = new Recognition()
  let transcript: SpeechTranscript = { final: '', interim: '' }
  let errorCode: SpeechErrorCode | undefined
  let isAborted = false

  recognition.lang = languageFacts[language].locale
  recognition.interimResults = true
  recognition.addEventListener('result', ({ results }) => {
    transcript = parseTranscript(Array.from(results))
    onTranscript(transcript)
  })
  recognition.addEventListener('error', ({ error }) => void (errorCode = errorCodes[error] ?? 'failed'))
  // Also fires after an error or an abort.
  recognition.addEventListener('end', () => {
    if (isAborted) return
    const question = `${transcript.final} ${transcript.interim}`.trim()
    if (errorCode) onError(errorCode)
    else if (question) onQuestion(question)
    else onError('silence')
  })
  recognition.start()
  return {
    stop: () => recognition.stop(),
    abort() {
      isAborted = true
      recognition.abort()
    },
  }
}

function parseTranscript(results: readonly Result[]): SpeechTranscript {
  const textOf = (final: boolean) =>
    results
      .filter(({ isFinal }) => isFinal === final)
      .map((result) => result[0].transcript.trim())
      .join(' ')
  return { final: textOf(true), interim: textOf(false) }
}

/** Many browsers have the API but no voices. Voices load late, so this may become true; `onVoices` reports changes. */
export function canReadAloud(language: Language): boolean {
  return findVoice(language) !== undefined
}

export function onVoices(listener: () => void): () => void {
  const { speechSynthesis } = window
  // In some older browsers, `speechSynthesis` has voices but is not an event target.
  speechSynthesis?.addEventListener?.('voiceschanged', listener)
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', listener)
}

/** Prefers on-device voices, which don't send the text to a vendor, then voices of the locale's country. */
function findVoice(language: Language): SpeechSynthesisVoice | undefined {
  const { locale } = languageFacts[language]
  // Android reports en_US.
  const score = ({ lang, localService }: SpeechSynthesisVoice) =>
    Number(localService) * 2 + Number(lang.replace('_', '-') === locale)
  return window.speechSynthesis
    ?.getVoices()
    .filter(({ lang }) => languageOfCode(lang) === language)
    .toSorted((a, b) => score(b) - score(a))[0]
}

/** Calls `onRead` after the last sentence, but not if reading is interrupted. */
export function readAloud(sentences: readonly string[], language: Language, onRead: () => void) {
  let isAborted = false
  const voice = findVoice(language)
  // One utterance per sentence: some browsers go silent in the middle of a long one and never fire `end`.
  const speeches = sentences.map((sentence) => {
    const speech = new SpeechSynthesisUtterance(sentence)
    speech.lang = voice?.lang ?? languageFacts[language].locale
    if (voice) speech.voice = voice
    return speech
  })
  speeches.at(-1)?.addEventListener('end', () => {
    if (!isAborted) onRead()
  })
  speechSynthesis.cancel()
  for (const speech of speeches) speechSynthesis.speak(speech)
  return {
    abort() {
      isAborted = true
      speechSynthesis.cancel()
      // Keeps the utterances referenced until here: a browser may garbage-collect one before it fires `end`.
      speeches.length = 0
    },
  }
}
