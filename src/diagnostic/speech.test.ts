import { describe, expect, it } from 'vitest'
import { PT, keepSiteLanguages } from '#site/testing/portuguese.ts'
import { dimensions } from './dimensions.ts'
import { replay } from './persistence.ts'
import { reportOf } from './report.ts'
import { messagesToSpeech, questionToSpeech, resultToSpeech, toSpeech } from './speech.ts'
import { parsePattern, reachableStates, readTexts } from './testing/conversations.ts'

/** Characters that are silent, or that a voice would read out by name. */
const SYMBOLS = /[^\p{L}\p{N}\s.,?!’'-]/u

describe.each(
  keepSiteLanguages([
    ['en', ['one', 'two', 'three', 'four']],
    [PT, ['um', 'dois', 'três', 'quatro']],
  ] as const),
)('in %s', (language, numbers) => {
  const reportTexts = readTexts(language)
  const { texts } = reportTexts
  const patterns = ['1111111', '2222222', '3333333', '4444444', '???????', '1234?12', '1333333', '1133333', '4433221']
  const reports = patterns.map((pattern) => reportOf(parsePattern(pattern), reportTexts))
  const results = reports.map((report) => resultToSpeech(report, texts, language))

  it('speaks complete sentences without symbols or abbreviations', () => {
    const all = [
      ...reachableStates.flatMap((each) => messagesToSpeech(each.messages, each, texts)),
      ...[replay([]), ...reachableStates].flatMap((each) => questionToSpeech(each, texts)),
      ...results.flat(),
    ]
    for (const sentence of new Set(all)) {
      expect(sentence).not.toMatch(SYMBOLS)
      expect(sentence).toMatch(/[.?!]$/)
      if (language === PT) expect(sentence).not.toMatch(/\bIA\b/)
    }
  })

  it('speaks all four answers of a question with their numbers', () => {
    for (const dimension of dimensions) {
      const heard = texts.dimensions[dimension].aloud.split(/[^\p{L}]+/u)
      expect(heard, dimension).toEqual(expect.arrayContaining([...numbers]))
    }
  })

  it('repeats the options when it asks again', () => {
    const { strategy } = texts.dimensions
    for (const type of ['unclear', 'unsure'] as const) {
      const conversation = replay([{ type: 'begin' }, { type, said: '…' }])
      const heard = messagesToSpeech(conversation.messages.slice(-1), conversation, texts)
      for (const sentence of toSpeech([strategy.aloud], '')) expect(heard).toContain(sentence)
    }
    const followUp = replay([{ type: 'begin' }, { type: 'answer', level: 1 }])
    expect(messagesToSpeech(followUp.messages.slice(-1), followUp, texts)).toEqual(questionToSpeech(followUp, texts))
    expect(questionToSpeech(followUp, texts).slice(-1)).toEqual(toSpeech([texts.aloud.confirm], ''))
  })

  it('speaks a result in two to four sentences, with units and at most three gaps', () => {
    const names = dimensions.map((each) => texts.dimensions[each].name)
    for (const sentences of results) {
      expect([2, 3, 4]).toContain(sentences.length)
      const [score = '', weak = ''] = sentences
      expect(score).toMatch(/\b\d+\b.* 100 (points|pontos)/)
      expect(weak).toMatch(/ 50 (points|pontos)/)
      expect(names.filter((name) => weak.includes(name)).length).toBeLessThanOrEqual(3)
      expect(sentences.join(' ')).not.toMatch(/\[\w+\]|\{\{|undefined|NaN/)
    }
  })
})

it('expands abbreviations and splits texts into sentences', () => {
  expect(toSpeech([], 'IA = inteligência artificial')).toEqual([])
  expect(toSpeech(['A IA: o que muda?', 'Nada no CRM.'], 'IA = inteligência artificial')).toEqual([
    'A inteligência artificial, o que muda?',
    'Nada no CRM.',
  ])
})
