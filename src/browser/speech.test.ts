import { expect, it, vi } from 'vitest'
import type { Language } from '#site/languages.ts'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { canListen, canReadAloud, listen, onVoices, readAloud } from './speech.ts'

class StubRecognition extends EventTarget {
  static last: StubRecognition | undefined
  lang = ''
  interimResults = false
  start = () => void (StubRecognition.last = this)
  stop() {}
  abort = () => void this.dispatchEvent(new Event('end'))

  hear(final: readonly string[], interim: readonly string[]): void {
    const results = [...final, ...interim].map((transcript, index) => ({
      isFinal: index < final.length,
      0: { transcript },
    }))
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }

  end(error?: string): void {
    if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

function startListening(language: Language = 'en', browser: object = { SpeechRecognition: StubRecognition }) {
  vi.stubGlobal('window', browser)
  const listener = { onTranscript: vi.fn(), onQuestion: vi.fn(), onError: vi.fn() }
  return { ...listener, listening: listen(language, listener), recognition: StubRecognition.last! }
}

it('reports a browser without speech recognition as unsupported, and does not fail without synthesis', () => {
  const { onError } = startListening('en', {})
  expect([canListen(), canReadAloud('en')]).toEqual([false, false])
  onVoices(() => {})()
  expect(onError).toHaveBeenCalledWith('unsupported')
})

it.runIf(hasPortuguese).each(['SpeechRecognition', 'webkitSpeechRecognition'])(
  'listens in the language of the page with %s',
  (name) => {
    const { recognition, onTranscript, onQuestion, onError } = startListening(PT, { [name]: StubRecognition })
    expect(recognition.lang).toBe('pt-BR')
    recognition.hear([' um ', 'painel'], [' ao vivo'])
    recognition.hear(['um painel', ' ao vivo'], [])
    recognition.end()
    expect(onTranscript.mock.calls).toEqual([
      [{ final: 'um painel', interim: 'ao vivo' }],
      [{ final: 'um painel ao vivo', interim: '' }],
    ])
    expect(onQuestion.mock.calls).toEqual([['um painel ao vivo']])
    expect(onError).not.toHaveBeenCalled()
  },
)

it.each([
  ['not-allowed', 'denied'],
  ['no-speech', 'silence'],
  ['network', 'network'],
  ['something new', 'failed'],
  [undefined, 'silence'],
])('maps the recognition error "%s" to one of our error codes', (error, code) => {
  const { recognition, onError } = startListening()
  recognition.end(error)
  expect(onError.mock.calls).toEqual([[code]])
})

it('reports nothing after an abort', () => {
  const { listening, recognition, onQuestion, onError } = startListening()
  recognition.hear(['never mind'], [])
  listening.abort()
  expect(onQuestion).not.toHaveBeenCalled()
  expect(onError).not.toHaveBeenCalled()
})

class StubUtterance extends EventTarget {
  lang = ''
  voice?: { name: string }
}

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

/** Returns the queue of utterances. */
function stubSynthesis(...voices: ReturnType<typeof voice>[]): StubUtterance[] {
  const queue: StubUtterance[] = []
  const speak = (speech: StubUtterance) => void queue.push(speech)
  const speechSynthesis = { getVoices: () => voices, speak, cancel: () => void queue.splice(0) }
  vi.stubGlobal('window', { speechSynthesis })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', StubUtterance)
  return queue
}

it.runIf(hasPortuguese).each([
  { has: [voice('far', 'pt-BR', false), voice('here', 'pt-BR')], expected: 'here' },
  { has: [voice('Lisbon', 'pt-PT'), voice('Rio', 'pt_BR')], expected: 'Rio' },
  { has: [voice('far', 'pt-BR', false), voice('Lisbon', 'pt-PT')], expected: 'Lisbon' },
  { has: [voice('English', 'en-US'), voice('far', 'pt-BR', false)], expected: 'far' },
  // Regression: the API was taken for a voice, even with no voice installed.
  { has: [voice('English', 'en_US')], expected: undefined },
])('prefers on-device voices, then voices of the country: $expected', ({ has, expected }) => {
  const queue = stubSynthesis(...has)
  expect(canReadAloud(PT)).toBe(expected !== undefined)
  readAloud(['Olá.'], PT, vi.fn())
  expect(queue.map((speech) => speech.voice?.name)).toEqual([expected])
})

it('calls back after the last sentence, but not after an abort', () => {
  const queue = stubSynthesis(voice('Samantha', 'en-US'))
  const [read, interrupted] = [vi.fn(), vi.fn()]
  readAloud(['One.', 'Two.'], 'en', read)
  const [first, last] = queue
  first?.dispatchEvent(new Event('end'))
  expect(read).not.toHaveBeenCalled()
  last?.dispatchEvent(new Event('end'))
  expect(read).toHaveBeenCalledOnce()

  const reading = readAloud(['One.'], 'en', interrupted)
  const [spoken] = queue
  reading.abort()
  expect(queue).toEqual([])
  spoken?.dispatchEvent(new Event('end'))
  expect(interrupted).not.toHaveBeenCalled()
})
