import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { englishAndPortuguese, PT } from '#site/testing/portuguese.ts'
import type { ConversationEvent } from './conversation.ts'
import { replay } from './persistence.ts'
import { parseReply } from './understand.ts'

const begun: ConversationEvent[] = [{ type: 'begin' }]
const second: ConversationEvent[] = [...begun, { type: 'answer', level: 2 }]
const followUp: ConversationEvent[] = [...begun, { type: 'answer', level: 4 }]
const again: ConversationEvent[] = [...second, { type: 'back' }]

const tables = [
  {
    language: 'en' as Language,
    begin: ['Start', 'Let’s go!', 'OK', 'I’m ready.'],
    repeat: ['repeat', 'Say that again', 'Can you repeat that?', 'What are the options?', 'Pardon?'],
    stop: ['Stop', 'be quiet'],
    back: ['back', 'Go back.', 'previous question'],
    keep: ['keep my answer', 'Leave it'],
    levels: [
      ['one', '1', 'the first one', 'Level one'],
      ['two', 'to', 'the second one', 'number two', 'I’d say two'],
      ['three', 'the third', 'option 3'],
      ['four', 'for', 'the last one', 'four out of four', 'I think four'],
    ],
  },
  {
    language: PT,
    begin: ['Começar', 'Vamos lá!', 'Estou pronta', 'sim'],
    repeat: ['repetir', 'Pode repetir, por favor?', 'de novo', 'Quais são as opções?', 'não ouvi'],
    stop: ['Parar', 'silêncio'],
    back: ['voltar', 'Volta, por favor.', 'pergunta anterior'],
    keep: ['manter minha resposta', 'Deixa assim'],
    levels: [
      ['um', '1', 'a primeira', 'nota um', 'nível um'],
      ['dois', 'a segunda opção', 'nota dois', 'eu diria dois'],
      ['três', 'a terceira', 'nota 3'],
      ['quatro', 'nota quatro', 'a última', 'o quarto', 'acho que quatro'],
    ],
  },
].filter(({ language }) => englishAndPortuguese.includes(language))

describe.each(tables)('in $language', ({ language, ...said }) => {
  const texts = fileIn(language, 'diagnostic')
  const reply = (events: readonly ConversationEvent[], words: string) => parseReply(replay(events), words, texts)

  it.each(said.begin)('begins the conversation: %s', (words) => expect(reply([], words)).toEqual({ type: 'begin' }))

  it('returns nothing for other replies before the beginning', () =>
    expect(reply([], texts.dimensions.data.question)).toBeUndefined())

  it.each(said.repeat)('repeats at any point: %s', (words) => {
    for (const events of [[], begun, followUp]) expect(reply(events, words)).toBe('repeat')
  })

  it.each(said.stop)('stops speaking: %s', (words) => expect(reply(begun, words)).toBe('stop'))

  it.each(said.back)('goes back unless it is the first question: %s', (words) => {
    expect(reply(second, words)).toEqual({ type: 'back' })
    expect(reply(followUp, words)).toEqual({ type: 'back' })
    expect(reply(begun, words)).toMatchObject({ type: 'unclear' })
  })

  it.each(said.keep)('keeps a previous answer: %s', (words) => {
    expect(reply(again, words)).toEqual({ type: 'keep' })
    expect(reply(begun, words)).toMatchObject({ type: 'unclear' })
  })

  it.each(said.levels.flatMap((words, index) => words.map((each) => [each, index + 1] as const)))(
    'understands "%s" as level %i',
    (words, level) => expect(reply(begun, words)).toEqual({ type: 'answer', level, said: words }),
  )

  it('understands the answer to a follow-up question', () => {
    const { label } = texts.confirm.partly
    expect(reply(followUp, label)).toEqual({ type: 'confirm', confirmed: 'partly', said: label })
  })
})
