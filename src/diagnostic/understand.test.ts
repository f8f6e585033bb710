import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fileIn } from '#i18n/testing/texts-in.ts'
import type { Language } from '#site/languages.ts'
import { englishAndPortuguese } from '#site/testing/portuguese.ts'
import type { ConversationEvent } from './conversation.ts'
import { confirmations, dimensions, levels, type Dimension } from './dimensions.ts'
import { replay } from './persistence.ts'
import { parseReply, understand, understandConfirmation } from './understand.ts'

const begun: ConversationEvent[] = [{ type: 'begin' }]
const second: ConversationEvent[] = [...begun, { type: 'answer', level: 2 }]
const followUp: ConversationEvent[] = [...begun, { type: 'answer', level: 4 }]
const changing: ConversationEvent[] = [...second, { type: 'back' }]

const isUnclear: unknown = expect.objectContaining({ type: 'unclear' })

/** What a command means after some events. */
const commands: [command: 'begin' | 'repeat' | 'stop' | 'back' | 'keep', ConversationEvent[], meaning: unknown][] = [
  ['begin', [], { type: 'begin' }],
  ['repeat', [], 'repeat'],
  ['repeat', begun, 'repeat'],
  ['repeat', followUp, 'repeat'],
  ['stop', begun, 'stop'],
  ['back', second, { type: 'back' }],
  ['back', followUp, { type: 'back' }],
  ['back', begun, isUnclear],
  ['keep', changing, { type: 'keep' }],
  ['keep', begun, isUnclear],
]

const repliesIn = (language: Language) => {
  const table = readFileSync(`src/diagnostic/testing/replies.${language}.txt`, 'utf8')
  return Array.from(table.matchAll(/(\w+) (\w+): (.*)/g), (match) => match.slice(1))
}

describe.each(englishAndPortuguese)('in %s', (language) => {
  const texts = fileIn(language, 'diagnostic')
  const reply = (events: readonly ConversationEvent[], said: string) => parseReply(replay(events), said, texts)

  it.each(commands)('obeys every phrase of the command "%s" only where it applies (%#)', (command, events, meaning) => {
    for (const said of texts.words.commands[command].split('. | ')) expect(reply(events, `${said}!`)).toEqual(meaning)
  })

  it('takes other replies as answers, and as nothing before the beginning', () => {
    const { label } = texts.confirm.partly
    expect(reply(begun, '2')).toEqual({ type: 'answer', level: 2, said: '2' })
    expect(reply(followUp, label)).toEqual({ type: 'confirm', confirmed: 'partly', said: label })
    expect(reply([], texts.dimensions.data.question)).toBeUndefined()
  })

  it.each(repliesIn(language))('understands replies about %s as %s: %s', (asked, meaning, replies) => {
    for (const said of replies.split(' | ')) {
      const understood =
        asked === 'followUp' ? understandConfirmation(said, texts) : understand(said, asked as Dimension, texts)
      expect(String(understood), said).toBe(meaning)
    }
  })

  it.each(dimensions)('understands labels, descriptions, numbers and phrases of levels: %s', (dimension) => {
    for (const level of levels) {
      const { label, description, words } = texts.dimensions[dimension].levels[level]
      const numbers = texts.words.numbers[level].split(' | ')
      const phrases = words.replaceAll('*', '').split(' | ')
      const inReplies = phrases.map((phrase) => (phrase.endsWith('.') ? phrase : `banana ${phrase} banana`))
      for (const said of [label, description, ...numbers, ...inReplies])
        expect(understand(said, dimension, texts), said).toBe(level)
    }
  })

  it('understands the labels and phrases of answers to a follow-up question, and of "not sure"', () => {
    for (const meaning of confirmations) {
      for (const said of [texts.confirm[meaning].label, ...texts.confirm[meaning].words.split(' | ')])
        expect(understandConfirmation(said, texts), said).toBe(meaning)
    }
    for (const said of [texts.answers.notSure, ...texts.words.unsure.split(' | ')]) {
      expect(understand(said, 'data', texts), said).toBe('unsure')
      expect(understandConfirmation(said, texts), said).toBe('unsure')
    }
  })
})
