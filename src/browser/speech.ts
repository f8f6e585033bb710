/** The browser's own hearing and speaking, where it has them. Neither starts without a visitor's doing. */

import { languageFacts, languageOfCode, type Language } from '#site/languages.ts'

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

/**
 * Whether the browser has a voice for the language: many have the interface and no voice behind it. Voices come late, so
 * this may turn true: `onVoices` tells.
 */
export function canReadAloud(language: Language): boolean {
  return voiceOf(language) !== undefined
}

export function onVoices(listener: () => void): () => void {
  const { speechSynthesis } = window
  // Some old ones have voices and no event.
  speechSynthesis?.addEventListener?.('voiceschanged', listener)
  return () => speechSynthesis?.removeEventListener?.('voiceschanged', listener)
}

/** One that works on the device before one that sends the words to its maker, then the one of the country. */
function voiceOf(language: Language): SpeechSynthesisVoice | undefined {
  const { locale } = languageFacts[language]
  // Android writes en_US.
  const fit = ({ lang, localService }: SpeechSynthesisVoice) =>
    Number(localService) * 2 + Number(lang.replace('_', '-') === locale)
  return window.speechSynthesis
    ?.getVoices()
    .filter(({ lang }) => languageOfCode(lang) === language)
    .toSorted((a, b) => fit(b) - fit(a))[0]
}

export type Reading = { abort(): void }

/** Reads sentences aloud; `onRead` is called once they were said to the end, and not if anything came between. */
export function readAloud(sentences: readonly string[], language: Language, onRead: () => void): Reading {
  let forgotten = false
  const voice = voiceOf(language)
  // One by one: some browsers fall silent in the middle of a long speech, and never say that they have ended.
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
      // Until here they are held: a browser may forget one that nobody holds, and its event with it.
      speeches.length = 0
    },
  }
}
