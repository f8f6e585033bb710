import { allowedMoves, type Conversation, type ConversationEvent } from './conversation.ts'
import { confirmations, levels, type Confirmation, type Dimension, type Level } from './dimensions.ts'
import {
  clauseAt,
  distance,
  dropContained,
  findPhrases,
  isFullMatch,
  isOverlapping,
  phrasesIn,
  removeBreaks,
  wordsOf,
  type Span,
} from './phrases.ts'
import type { DiagnosticTexts } from './report.ts'

/** Maximum number of words between a phrase and a "not" that clearly denies it. */
const MAX_DENIAL_DISTANCE = 2

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

/** An answer counts only if it clearly names one level. The phrases are in the locale files, next to the levels. */
export function understand(said: string, dimension: Dimension, texts: DiagnosticTexts): Level | 'unsure' | 'unclear' {
  // A question is not an answer.
  if (said.includes('?')) return 'unclear'
  const numbered = levelByNumber(said, texts.words)
  if (numbered) return numbered
  const breaks = texts.words.break
  const words = wordsOf(said, breaks)
  const described = texts.dimensions[dimension].levels
  const fullMatch = levels.find((level) =>
    isFullMatch(words, `${described[level].description}|${described[level].words}`, breaks),
  )
  if (fullMatch) return fullMatch
  const named = findNamedLevels(words, dimension, texts)
  if (findPhrases(words, texts.words.unsure).length > 0) return named.size === 0 ? 'unsure' : 'unclear'
  const [level] = named
  return named.size === 1 && level ? level : 'unclear'
}

/** The longest phrase wins: "not really" is not "really", and "not sure" is not "sure". */
export function understandConfirmation(said: string, texts: DiagnosticTexts): Confirmation | 'unsure' | 'unclear' {
  if (said.includes('?')) return 'unclear'
  const breaks = texts.words.break
  const words = wordsOf(said, breaks)
  const fullMatch = confirmations.find((meaning) => isFullMatch(words, texts.confirm[meaning].words, breaks))
  if (fullMatch) return fullMatch
  const unsure = findPhrases(words, texts.words.unsure).map((span) => ({ ...span, meaning: 'unsure' as const }))
  const answers = confirmations.flatMap((meaning) =>
    findPhrases(words, `${texts.confirm[meaning].label}|${texts.confirm[meaning].words}`).map((span) => ({
      ...span,
      meaning,
    })),
  )
  const nots = findPhrases(words, texts.words.not)
  const [meaning, ...others] = dropContained([...unsure, ...answers])
    // "Definitely not" and "not correct" don't mean yes; "yes and no" is neither.
    .filter((match) => match.meaning !== 'yes' || !nots.some((not) => isBeside(not, match)))
    .map((match) => match.meaning)
  return meaning && others.every((other) => other === meaning) ? meaning : 'unclear'
}

function isBeside(a: Span, b: Span): boolean {
  return !isOverlapping(a, b) && distance(a, b) === 0
}

type Match = Span & { level: Level }

function findNamedLevels(words: readonly string[], dimension: Dimension, texts: DiagnosticTexts): Set<Level> {
  const described = texts.dimensions[dimension].levels
  const all = levels.flatMap((level) =>
    findPhrases(words, `${described[level].label}|${described[level].words}`).map((span) => ({ ...span, level })),
  )
  const matches = dropContained(all)
  const denials = denialsIn(words, matches, texts.words)
  const denied = matches.filter((match) => denials.some((denial) => denies(words, denial, match)))
  // "No written rules" may mean no rules or unwritten rules, so a denied match also drops those that overlap it.
  const meant = matches.filter((match) => !denied.some((other) => other === match || isOverlapping(match, other)))
  return new Set(meant.map(({ level }) => level))
}

/** `strong`: gone or disliked, not just absent. `reachesBack`: its clause names no level that it could refer to. */
type Denial = Span & { strong: boolean; reachesBack: boolean }

/** A "not" that is part of a phrase belongs to that phrase and denies no other: "no plan", "don't use". */
function denialsIn(words: readonly string[], matches: readonly Match[], texts: DiagnosticTexts['words']): Denial[] {
  const { not, notYet, gone } = texts
  const naming = new Set(matches.map(({ from }) => clauseAt(words, from)))
  return [`${not}|${notYet}`, gone].flatMap((phrases) =>
    findPhrases(words, phrases)
      .filter(({ at }) => !matches.some((match) => at.every((position) => match.at.includes(position))))
      .map((span) => ({ ...span, strong: phrases === gone, reachesBack: !naming.has(clauseAt(words, span.from)) })),
  )
}

/** Applies on both sides within a clause, and to earlier clauses if its own names no level. */
function denies(words: readonly string[], denial: Denial, match: Match): boolean {
  const own = clauseAt(words, denial.from)
  const clause = clauseAt(words, match.from)
  // "By hand, nothing is connected": next to the lowest level, a "not" often repeats the same thing.
  const counts = denial.strong || match.level > 1
  if (own === clause) return counts || distance(denial, match) <= MAX_DENIAL_DISTANCE
  return counts && denial.reachesBack && own > clause
}

/** "Level 3", "the third one", "2": a number with nothing but filler words around it. */
function levelByNumber(said: string, words: DiagnosticTexts['words']): Level | undefined {
  const all = removeBreaks(wordsOf(said, ''))
  const around = phrasesIn(words.number).toSorted((a, b) => b.length - a.length)
  const remaining = around.reduce(removePhrase, all)
  return levels.find((level) =>
    phrasesIn(words.numbers[level]).some((phrase) => phrase === all.join(' ') || phrase === remaining.join(' ')),
  )
}

function removePhrase(words: readonly string[], phrase: string): string[] {
  return ` ${words.join('  ')} `
    .replaceAll(` ${phrase.replaceAll(' ', '  ')} `, ' ')
    .split(' ')
    .filter(Boolean)
}
