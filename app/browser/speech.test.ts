import { afterEach, expect, it, vi } from 'vitest'
import { canListen, heardIn, listen } from './speech.ts'

class StubRecognition extends EventTarget {
  static last: StubRecognition | undefined
  lang = ''
  interimResults = false
  start = vi.fn<() => void>()
  stop = vi.fn<() => void>()
  abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event('end')))

  constructor() {
    super()
    StubRecognition.last = this
  }

  hear(words: string, isFinal: boolean): void {
    this.dispatchEvent(Object.assign(new Event('result'), { results: [result(isFinal, words)] }))
  }

  end(error?: string): void {
    if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.dispatchEvent(new Event('end'))
  }
}

const result = (isFinal: boolean, transcript: string) => ({ isFinal, 0: { transcript } })
const listener = () => ({ onHeard: vi.fn(), onQuestion: vi.fn(), onFault: vi.fn() })

afterEach(() => vi.unstubAllGlobals())

it('tells what has been understood from what may still change', () => {
  expect(heardIn([result(true, ' Can it '), result(true, 'read'), result(false, ' supplier contracts')])).toEqual({
    settled: 'Can it read',
    guessed: 'supplier contracts',
  })
  expect(heardIn([])).toEqual({ settled: '', guessed: '' })
})

it('says that a browser cannot listen', () => {
  vi.stubGlobal('window', {})
  const heard = listener()
  listen('en', heard)
  expect(canListen()).toBe(false)
  expect(heard.onFault).toHaveBeenCalledWith('unsupported')
})

it.each(['SpeechRecognition', 'webkitSpeechRecognition'])('listens in the language of the page: %s', (name) => {
  vi.stubGlobal('window', { [name]: StubRecognition })
  const heard = listener()
  listen('pt', heard)
  const recognition = StubRecognition.last!
  expect(recognition.lang).toBe('pt-BR')
  recognition.hear('um painel', false)
  recognition.hear('um painel ao vivo', true)
  recognition.end()
  expect(heard.onHeard).toHaveBeenCalledTimes(2)
  expect(heard.onQuestion.mock.calls).toEqual([['um painel ao vivo']])
  expect(heard.onFault).not.toHaveBeenCalled()
})

it.each([
  ['not-allowed', 'denied'],
  ['no-speech', 'silence'],
  ['network', 'network'],
  ['something new', 'failed'],
  [undefined, 'silence'],
])('says what went wrong: %s', (error, fault) => {
  vi.stubGlobal('window', { SpeechRecognition: StubRecognition })
  const heard = listener()
  listen('en', heard)
  StubRecognition.last!.end(error)
  expect(heard.onFault.mock.calls).toEqual([[fault]])
})

it('forgets what it heard when it is called off', () => {
  vi.stubGlobal('window', { SpeechRecognition: StubRecognition })
  const heard = listener()
  const listening = listen('en', heard)
  StubRecognition.last!.hear('never mind', true)
  listening.abort()
  expect(heard.onQuestion).not.toHaveBeenCalled()
  expect(heard.onFault).not.toHaveBeenCalled()
})
