/** Stubs for the browser's speech recognition and synthesis: tests decide what is heard and when speaking ends. */

import type { Page } from '@playwright/test'

type SpeechStub = {
  micCalls: string[]
  lang: () => string | undefined
  /** Every text passed to `speak`. */
  utterances: string[]
  /** Utterances that haven't ended yet. */
  queue: (EventTarget & { text: string })[]
  hear: (transcript: string, isFinal: boolean) => void
  end: (error: string | undefined) => void
  addVoices: (...languages: string[]) => void
}

declare global {
  interface Window {
    speech: SpeechStub
  }
}

/** `throws`: the recognizer exists, but `start` throws. `voices`: languages of the voices available from the start. */
export async function stubSpeech(
  page: Page,
  { throws = false, voices = ['en-US', 'pt-BR'] }: { throws?: boolean; voices?: string[] | undefined } = {},
) {
  await page.addInitScript(
    ([isForbidden, initialVoices]) => {
      const micCalls: string[] = []
      const started: Recognizer[] = []
      class Recognizer extends EventTarget {
        lang = ''
        start() {
          micCalls.push('start')
          if (isForbidden) throw new DOMException('forbidden', 'NotAllowedError')
          // The microphone must be off while the page speaks.
          if (speech.queue.length > 0) micCalls.push('while speaking')
          started.push(this)
        }
        stop(call = 'stop') {
          micCalls.push(call)
          this.dispatchEvent(new Event('end'))
        }
        abort() {
          this.stop('abort')
        }
      }
      class Utterance extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      const voiceList: object[] = []
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => voiceList,
        speak: (utterance: Utterance) => {
          speech.utterances.push(utterance.text)
          speech.queue.push(utterance)
        },
        cancel: () => void (speech.queue.length = 0),
      })
      const dispatch = (event: Event, more: object = {}) => started.at(-1)?.dispatchEvent(Object.assign(event, more))
      const speech: SpeechStub = {
        micCalls,
        lang: () => started.at(-1)?.lang,
        utterances: [],
        queue: [],
        hear: (transcript, isFinal) => dispatch(new Event('result'), { results: [{ isFinal, 0: { transcript } }] }),
        end(error) {
          if (error !== undefined) dispatch(new Event('error'), { error })
          dispatch(new Event('end'))
        },
        addVoices(...languages) {
          voiceList.push(...languages.map((lang) => ({ lang, name: lang, localService: true })))
          synthesis.dispatchEvent(new Event('voiceschanged'))
        },
      }
      Object.assign(window, { speech, SpeechRecognition: Recognizer, SpeechSynthesisUtterance: Utterance })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      speech.addVoices(...initialVoices)
    },
    [throws, voices] as const,
  )
}

export const speech = {
  micCalls: (page: Page) => page.evaluate(() => window.speech.micCalls),
  lang: (page: Page) => page.evaluate(() => window.speech.lang()),
  utterances: (page: Page) => page.evaluate(() => window.speech.utterances),
  saying: (page: Page) => page.evaluate(() => window.speech.queue.map(({ text }) => text).join(' ')),
  finish: (page: Page) =>
    page.evaluate(() => {
      for (const utterance of window.speech.queue.splice(0)) utterance.dispatchEvent(new Event('end'))
    }),
  hear: (page: Page, transcript: string, isFinal = true) =>
    page.evaluate(([text, final]) => window.speech.hear(text, final), [transcript, isFinal] as const),
  end: (page: Page, error?: string) => page.evaluate((code) => window.speech.end(code), error),
  addVoices: (page: Page, ...languages: string[]) =>
    page.evaluate((names) => window.speech.addVoices(...names), languages),
}
