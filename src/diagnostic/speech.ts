/** The conversation as speech: no symbols, answer options as a sentence, the result in at most four sentences. */

import { languageFacts, type Language } from '#site/languages.ts'
import { fillBrackets } from '#site/template.ts'
import type { Conversation, Message } from './conversation.ts'
import { dimensions, QUESTION_COUNT } from './dimensions.ts'
import type { DiagnosticTexts, Report } from './report.ts'

/** A listener can follow up to `MAX_NAMES` names. If there are more, only `FEW_NAMES` are mentioned. */
const MAX_NAMES = 3
const FEW_NAMES = 2

export function messagesToSpeech(messages: readonly Message[], { asked }: Conversation, texts: DiagnosticTexts) {
  const { aloud, say } = texts
  const options = asked ? [texts.dimensions[asked.dimension].aloud] : []
  const sentences = messages.flatMap((message) => {
    if (message.by === 'visitor') return []
    switch (message.say) {
      case 'hello':
        return fillBrackets(aloud.hello, { count: QUESTION_COUNT })
      case 'question': {
        const { question, aloud: answers } = texts.dimensions[message.dimension]
        return [question, answers, ...(message.dimension === dimensions[0] ? [aloud.ownWords] : [])]
      }
      case 'followUp':
        return [texts.dimensions[message.dimension].followUp[message.level], aloud.confirm]
      case 'again':
        return fillBrackets(say.again, { dimension: texts.dimensions[message.dimension].name })
      case 'unclear':
        return [aloud.unclear, ...options]
      case 'unsure':
        return [aloud.unsure, ...options, aloud.skip]
      case 'unclearConfirm':
      case 'skipped':
        return say[message.say]
      // The spoken greeting and the spoken result cover these.
      case 'private':
      case 'how':
      case 'done':
        return []
    }
  })
  return toSpeech(sentences, aloud.sayAs)
}

/** The current question, or the greeting if there is none yet. */
export function questionToSpeech(conversation: Conversation, texts: DiagnosticTexts): string[] {
  const { asked } = conversation
  let message: Message = { by: 'assistant', say: 'hello' }
  if (asked?.kind === 'question') message = { by: 'assistant', say: 'question', dimension: asked.dimension }
  if (asked?.kind === 'followUp') message = { by: 'assistant', say: 'followUp', ...asked }
  return messagesToSpeech([message], conversation, texts)
}

/** Score, gaps and the first step. The rest is on screen only. */
export function resultToSpeech({ result, ...report }: Report, texts: DiagnosticTexts, language: Language): string[] {
  const { result: copy, sayAs } = texts.aloud
  const { score, level, weak } = result
  const [first] = report.steps
  const list = new Intl.ListFormat(languageFacts[language].locale)
  const gaps = weak.length === 0 ? 'none' : weak.length === 1 ? 'one' : weak.length <= MAX_NAMES ? 'some' : 'many'
  const named = gaps === 'many' ? weak.slice(0, FEW_NAMES) : weak
  const sentences = [
    fillBrackets(copy.score, { score: String(score), level: String(level), name: report.levelName }),
    fillBrackets(copy.weak[gaps], {
      names: list.format(named.map((each) => texts.dimensions[each].name)),
      count: String(weak.length),
      total: QUESTION_COUNT,
    }),
  ]
  return toSpeech(first ? [...sentences, copy.first, `${first.title}.`] : sentences, sayAs)
}

/** One sentence per item. Voices ignore colons and read abbreviations as words, so `sayAs` expands them. */
export function toSpeech(texts: readonly string[], sayAs: string): string[] {
  const pairs = sayAs.split('|').map((pair) => pair.split('=').map((part) => part.trim()) as [string, string])
  const expansions = new Map(pairs)
  return texts
    .join(' ')
    .replaceAll(':', ',')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\p{Lu}{2,}/gu, (letters) => expansions.get(letters) ?? letters)
    .split(/(?<=[.?!])\s+/)
    .filter(Boolean)
}
