import { allowedMoves, type Conversation, type ConversationEvent } from './conversation.ts'
import { isFullMatch, wordsOf } from './phrases.ts'
import type { DiagnosticTexts } from './report.ts'
import { understand, understandConfirmation } from './understand.ts'

/** Commands to the voice assistant, as opposed to answers. */
export type VoiceCommand = 'repeat' | 'stop'

/** Undefined if there is no current question and the reply doesn't begin the conversation. */
export function parseReply(
  conversation: Conversation,
  said: string,
  texts: DiagnosticTexts,
): ConversationEvent | VoiceCommand | undefined {
  const { stage, asked } = conversation
  const { commands } = texts.words
  const words = wordsOf(said, texts.words.break)
  const isCommand = (command: keyof typeof commands) => isFullMatch(words, commands[command], texts.words.break)
  const voiceCommand = (['repeat', 'stop'] as const).find(isCommand)
  if (voiceCommand) return voiceCommand
  if (stage === 'start' && isCommand('begin')) return { type: 'begin' }
  if (!asked) return undefined
  const moves = allowedMoves(conversation)
  if (moves.back && isCommand('back')) return { type: 'back' }
  if (moves.keep && isCommand('keep')) return { type: 'keep' }
  if (asked.kind === 'followUp') {
    const confirmed = understandConfirmation(said, texts)
    const isAnswer = confirmed !== 'unclear' && confirmed !== 'unsure'
    return isAnswer ? { type: 'confirm', confirmed, said } : { type: confirmed, said }
  }
  const understood = understand(said, asked.dimension, texts)
  return typeof understood === 'number' ? { type: 'answer', level: understood, said } : { type: understood, said }
}
