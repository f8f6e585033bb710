import { afterEach, expect, it, vi } from 'vitest'
import { hasPortuguese, PT } from '#site/testing/portuguese.ts'
import { canListen, canReadAloud, heardIn, listen, onVoices, readAloud } from './speech.ts'

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

it.runIf(hasPortuguese).each(['SpeechRecognition', 'webkitSpeechRecognition'])(
  'listens in the language of the page: %s',
  (name) => {
    vi.stubGlobal('window', { [name]: StubRecognition })
    const heard = listener()
    listen(PT, heard)
    const recognition = StubRecognition.last!
    expect(recognition.lang).toBe('pt-BR')
    recognition.hear('um painel', false)
    recognition.hear('um painel ao vivo', true)
    recognition.end()
    expect(heard.onHeard).toHaveBeenCalledTimes(2)
    expect(heard.onQuestion.mock.calls).toEqual([['um painel ao vivo']])
    expect(heard.onFault).not.toHaveBeenCalled()
  },
)

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

class StubUtterance extends EventTarget {
  lang = ''
  voice?: { name: string }
}

class StubSynthesis extends EventTarget {
  voices: { name: string; lang: string; localService: boolean }[] = []
  queue: StubUtterance[] = []
  getVoices = () => this.voices
  speak = (speech: StubUtterance) => void this.queue.push(speech)
  cancel = () => void (this.queue = [])
}

function stubSynthesis(...voices: StubSynthesis['voices']): StubSynthesis {
  const speechSynthesis = Object.assign(new StubSynthesis(), { voices })
  vi.stubGlobal('window', { speechSynthesis })
  vi.stubGlobal('speechSynthesis', speechSynthesis)
  vi.stubGlobal('SpeechSynthesisUtterance', StubUtterance)
  return speechSynthesis
}

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService })

// Regression: the API was taken for a voice, even with no voice installed.
it.runIf(hasPortuguese)('can read aloud only where there is a voice for the language, which may come late', () => {
  vi.stubGlobal('window', {})
  expect(canReadAloud('en')).toBe(false)
  const synthesis = stubSynthesis()
  const told = vi.fn()
  const forget = onVoices(told)
  expect(canReadAloud(PT)).toBe(false)
  synthesis.voices.push(voice('Samantha', 'en_US'))
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(told).toHaveBeenCalledOnce()
  expect([canReadAloud('en'), canReadAloud(PT)]).toEqual([true, false])
  forget()
  synthesis.dispatchEvent(new Event('voiceschanged'))
  expect(told).toHaveBeenCalledOnce()
})

it.runIf(hasPortuguese).each([
  { has: [voice('far', 'pt-BR', false), voice('here', 'pt-BR')], takes: 'here' },
  { has: [voice('Lisbon', 'pt-PT'), voice('Rio', 'pt_BR')], takes: 'Rio' },
  { has: [voice('far', 'pt-BR', false), voice('Lisbon', 'pt-PT')], takes: 'Lisbon' },
  { has: [voice('English', 'en-US'), voice('far', 'pt-BR', false)], takes: 'far' },
])('reads with a voice that keeps the words on the device, then with that of the country: $takes', ({ has, takes }) => {
  const synthesis = stubSynthesis(...has)
  readAloud(['Olá.'], PT, vi.fn())
  expect(synthesis.queue.map((speech) => speech.voice?.name)).toEqual([takes])
})

it('has read when the last sentence has ended, and not when it was called off', () => {
  const synthesis = stubSynthesis(voice('Samantha', 'en-US'))
  const [read, interrupted] = [vi.fn(), vi.fn()]
  readAloud(['One.', 'Two.'], 'en', read)
  const [first, last] = synthesis.queue
  first?.dispatchEvent(new Event('end'))
  expect(read).not.toHaveBeenCalled()
  last?.dispatchEvent(new Event('end'))
  expect(read).toHaveBeenCalledOnce()

  const reading = readAloud(['One.'], 'en', interrupted)
  const [spoken] = synthesis.queue
  reading.abort()
  expect(synthesis.queue).toEqual([])
  spoken?.dispatchEvent(new Event('end'))
  expect(interrupted).not.toHaveBeenCalled()
})
