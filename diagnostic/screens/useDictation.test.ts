import { afterEach, expect, it, vi } from 'vitest'
import { createDictation } from './useDictation.ts'

class StubRecognition extends EventTarget {
  static last: StubRecognition | undefined
  lang = ''
  interimResults = false
  start = vi.fn<() => void>()
  abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event('end')))

  constructor() {
    super()
    StubRecognition.last = this
  }

  hear(words: string, isFinal: boolean): void {
    const results = [Object.assign([{ transcript: words }], { isFinal })]
    this.dispatchEvent(Object.assign(new Event('result'), { results }))
  }

  fail(error: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }
}

const handlers = () => ({ onHeard: vi.fn(), onTrouble: vi.fn(), onEnd: vi.fn() })

afterEach(() => vi.unstubAllGlobals())

it('is missing where the browser has none', () => {
  vi.stubGlobal('window', {})
  expect(createDictation('en')).toBeUndefined()
})

it.each(['SpeechRecognition', 'webkitSpeechRecognition'])('listens in the language of the page: %s', (name) => {
  vi.stubGlobal('window', { [name]: StubRecognition })
  const heard = handlers()
  createDictation('pt')?.start(heard)
  const recognition = StubRecognition.last!
  expect(recognition.lang).toBe('pt-BR')
  recognition.hear('um painel', false)
  recognition.hear('um painel ao vivo', true)
  expect(heard.onHeard.mock.calls).toEqual([
    ['um painel', false],
    ['um painel ao vivo', true],
  ])
  recognition.dispatchEvent(new Event('end'))
  expect(heard.onEnd).toHaveBeenCalledOnce()
})

it.each([
  ['not-allowed', 'denied'],
  ['no-speech', 'nothing'],
  ['network', 'failed'],
])('says what went wrong: %s', (error, trouble) => {
  vi.stubGlobal('window', { SpeechRecognition: StubRecognition })
  const heard = handlers()
  const dictation = createDictation('en')!
  dictation.start(heard)
  StubRecognition.last!.fail(error)
  expect(heard.onTrouble).toHaveBeenCalledWith(trouble)
  dictation.stop()
  // Who stops it knows that it has ended.
  expect(StubRecognition.last!.abort).toHaveBeenCalled()
})
