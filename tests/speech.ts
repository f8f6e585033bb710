/** A browser's hearing and speaking in the hands of a test: nothing is heard or said that it does not say. */

import type { Page } from '@playwright/test'

type Stubbed = {
  /** What was done to the microphone, and in which language. */
  done: string[]
  lang: () => string | undefined
  /** All that was begun to be said, and what of it is still to be heard. */
  spoken: string[]
  queue: (EventTarget & { text: string })[]
  hear: (words: string, isFinal: boolean) => void
  end: (error: string | undefined) => void
  addVoices: (...languages: string[]) => void
}

declare global {
  interface Window {
    speech: Stubbed
  }
}

type Abilities = {
  /** The recogniser exists and must not be started. */
  throws?: boolean
  /** Languages of the voices that are there from the beginning. */
  voices?: readonly string[]
}

export async function stubSpeech(page: Page, { throws = false, voices = ['en-US', 'pt-BR'] }: Abilities = {}) {
  await page.addInitScript(
    ([isForbidden, first]) => {
      const done: string[] = []
      const started: Recogniser[] = []
      class Recogniser extends EventTarget {
        lang = ''
        start() {
          done.push('start')
          if (isForbidden) throw new DOMException('forbidden', 'NotAllowedError')
          // Nobody is to hear themselves.
          if (speech.queue.length > 0) done.push('while speaking')
          started.push(this)
        }
        stop() {
          done.push('stop')
          this.dispatchEvent(new Event('end'))
        }
        abort() {
          done.push('abort')
          this.dispatchEvent(new Event('end'))
        }
      }
      class Utterance extends EventTarget {
        text: string
        constructor(text: string) {
          super()
          this.text = text
        }
      }
      const known: object[] = []
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => known,
        speak: (utterance: Utterance) => {
          speech.spoken.push(utterance.text)
          speech.queue.push(utterance)
        },
        cancel: () => void (speech.queue.length = 0),
      })
      const tell = (event: Event, more: object = {}) => started.at(-1)?.dispatchEvent(Object.assign(event, more))
      const speech: Stubbed = {
        done,
        lang: () => started.at(-1)?.lang,
        spoken: [],
        queue: [],
        hear: (words, isFinal) => tell(new Event('result'), { results: [{ isFinal, 0: { transcript: words } }] }),
        end(error) {
          if (error !== undefined) tell(new Event('error'), { error })
          tell(new Event('end'))
        },
        addVoices(...languages) {
          known.push(...languages.map((lang) => ({ lang, name: lang, localService: true })))
          synthesis.dispatchEvent(new Event('voiceschanged'))
        },
      }
      Object.assign(window, { speech, SpeechRecognition: Recogniser, SpeechSynthesisUtterance: Utterance })
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis })
      speech.addVoices(...first)
    },
    [throws, voices] as const,
  )
}

export const speech = {
  done: (page: Page) => page.evaluate(() => window.speech.done),
  lang: (page: Page) => page.evaluate(() => window.speech.lang()),
  spoken: (page: Page) => page.evaluate(() => window.speech.spoken),
  /** What is being said. */
  saying: (page: Page) => page.evaluate(() => window.speech.queue.map(({ text }) => text).join(' ')),
  /** Says what is being said to its end. */
  finish: (page: Page) =>
    page.evaluate(() => {
      for (const utterance of window.speech.queue.splice(0)) utterance.dispatchEvent(new Event('end'))
    }),
  hear: (page: Page, words: string, isFinal = true) =>
    page.evaluate(([said, final]) => window.speech.hear(said, final), [words, isFinal] as const),
  end: (page: Page, error?: string) => page.evaluate((fault) => window.speech.end(fault), error),
  addVoices: (page: Page, ...languages: string[]) =>
    page.evaluate((names) => window.speech.addVoices(...names), languages),
}
