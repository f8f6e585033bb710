/** Turns a typed or spoken reply into an event of the conversation. */

import type { Texts } from '#site/namespaces.ts'
import { waysOut, type Conversation, type ConversationEvent } from './conversation.ts'
import { isAllOf, wordsOf } from './phrases.ts'
import { understand, understandConfirmation } from './understand.ts'

type DiagnosticTexts = Texts['diagnostic']

/** Commands to the voice assistant, as opposed to answers. */
export type VoiceCommand = 'repeat' | 'stop'

/** Undefined if there is no current question and the reply doesn't begin the conversation. */
export function replyTo(
  conversation: Conversation,
  said: string,
  texts: DiagnosticTexts,
): ConversationEvent | VoiceCommand | undefined {
  const { stage, asked } = conversation
  const { commands } = texts.words
  const words = wordsOf(said, texts.words.break)
  const is = (command: keyof typeof commands) => isAllOf(words, commands[command], texts.words.break)
  const voiced = (['repeat', 'stop'] as const).find(is)
  if (voiced) return voiced
  if (stage === 'start' && is('begin')) return { type: 'begin' }
  if (!asked) return undefined
  const ways = waysOut(conversation)
  if (ways.back && is('back')) return { type: 'back' }
  if (ways.keep && is('keep')) return { type: 'keep' }
  if (asked.kind === 'followUp') {
    const confirmed = understandConfirmation(said, texts)
    const isAnswer = confirmed !== 'unclear' && confirmed !== 'unsure'
    return isAnswer ? { type: 'confirm', confirmed, said } : { type: confirmed, said }
  }
  const understood = understand(said, asked.dimension, texts)
  return typeof understood === 'number' ? { type: 'answer', level: understood, said } : { type: understood, said }
}
