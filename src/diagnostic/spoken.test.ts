import { describe, expect, it } from 'vitest'
import { createTextStore } from '#i18n/store.ts'
import { fileIn } from '#i18n/testing/texts-in.ts'
import { PT, spoken } from '#site/testing/portuguese.ts'
import type { Conversation, ConversationEvent } from './conversation.ts'
import { dimensions, levels } from './dimensions.ts'
import { played } from './persistence.ts'
import { reportOf } from './report.ts'
import { forTheEar, spokenMessages, spokenQuestion, spokenResult } from './spoken.ts'
import { pattern } from './testing/patterns.ts'

/** Characters that are silent, or that a voice would read out by name. */
const SIGNS = /[^\p{L}\p{N}\s.,?!’'-]/u

/** Every question and follow-up, with all messages on the way there. */
function conversations(): Conversation[] {
  const asked: ConversationEvent[][] = [[], [{ type: 'unclear', said: '…' }], [{ type: 'unsure' }], [{ type: 'back' }]]
  const answers: ConversationEvent[][] = [
    ...asked,
    ...levels.map((level): ConversationEvent[] => [{ type: 'answer', level }]),
    [
      { type: 'answer', level: 1 },
      { type: 'unclear', said: '…' },
    ],
    [{ type: 'skip' }],
  ]
  return dimensions.flatMap((_, count) => {
    const before: ConversationEvent[] = [
      { type: 'begin' },
      ...dimensions.slice(0, count).map((): ConversationEvent => ({ type: 'answer', level: 2 })),
    ]
    return answers.map((events) => played([...before, ...events]))
  })
}

describe.each(
  spoken([
    ['en', ['one', 'two', 'three', 'four']],
    [PT, ['um', 'dois', 'três', 'quatro']],
  ] as const),
)('in %s', (language, numbers) => {
  const bundles = { diagnostic: fileIn(language, 'diagnostic'), common: fileIn(language, 'common') }
  const store = createTextStore(language, bundles, { strict: true })
  const texts = store.read('diagnostic')
  const { pages } = store.read('common')
  const results = [
    '1111111',
    '2222222',
    '3333333',
    '4444444',
    '???????',
    '1234?12',
    '1333333',
    '1133333',
    '4433221',
  ].map((written) => spokenResult(reportOf(pattern(written), { texts, pages, language }), texts, language))

  it('is for the ear: whole sentences, no signs, no letters that a voice would read as a word', () => {
    const all = [
      ...conversations().flatMap((each) => [
        ...spokenMessages(each.messages, each, texts),
        ...spokenQuestion(each, texts),
      ]),
      ...spokenQuestion(played([]), texts),
      ...results.flat(),
    ]
    for (const sentence of new Set(all)) {
      expect(sentence).not.toMatch(SIGNS)
      expect(sentence).toMatch(/[.?!]$/)
      if (language === PT) expect(sentence).not.toMatch(/\bIA\b/)
    }
  })

  it('says all four answers of a question as a sentence, with the numbers to answer by', () => {
    for (const dimension of dimensions) {
      const heard = texts.dimensions[dimension].aloud.split(/[^\p{L}]+/u)
      expect(
        numbers.filter((number) => heard.includes(number)),
        dimension,
      ).toEqual(numbers)
    }
  })

  it('says what is waited for when it asks back', () => {
    const { strategy } = texts.dimensions
    for (const type of ['unclear', 'unsure'] as const) {
      const conversation = played([{ type: 'begin' }, { type, said: '…' }])
      const heard = spokenMessages(conversation.messages.slice(-1), conversation, texts)
      for (const sentence of forTheEar([strategy.aloud], '')) expect(heard).toContain(sentence)
    }
    const followUp = played([{ type: 'begin' }, { type: 'answer', level: 1 }])
    expect(spokenMessages(followUp.messages.slice(-1), followUp, texts)).toEqual(spokenQuestion(followUp, texts))
    expect(spokenQuestion(followUp, texts).slice(-1)).toEqual(forTheEar([texts.aloud.confirm], ''))
  })

  it('says a result in two to four sentences, with units, and names no more gaps than can be kept in mind', () => {
    const names = dimensions.map((each) => texts.dimensions[each].name)
    for (const sentences of results) {
      expect(sentences.length).toBeGreaterThanOrEqual(2)
      expect(sentences.length).toBeLessThanOrEqual(4)
      const [score = '', weak = ''] = sentences
      expect(score).toMatch(/\b\d+\b.* 100 (points|pontos)/)
      expect(weak).toMatch(/ 50 (points|pontos)/)
      expect(names.filter((name) => weak.includes(name)).length).toBeLessThanOrEqual(3)
      expect(sentences.join(' ')).not.toMatch(/\[\w+\]|\{\{|undefined|NaN/)
    }
  })
})

it('says nothing where there is nothing to say', () =>
  expect(forTheEar([], 'IA = inteligência artificial')).toEqual([]))

it('says letters that stand for words as those words, and one sentence at a time', () => {
  expect(forTheEar(['A IA: o que muda?', 'Nada no CRM.'], 'IA = inteligência artificial')).toEqual([
    'A inteligência artificial, o que muda?',
    'Nada no CRM.',
  ])
})
