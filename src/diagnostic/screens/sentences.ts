import type { Texts } from '#site/namespaces.ts'
import { fillBrackets } from '#site/template.ts'
import type { Message } from '../conversation.ts'
import { dimensions } from '../dimensions.ts'

export const QUESTION_COUNT = String(dimensions.length)

export function sentenceOf(message: Message, texts: Texts['diagnostic']): string {
  switch (message.say) {
    case 'hello':
    case 'private':
    case 'how':
      return fillBrackets(texts.start[message.say], { count: QUESTION_COUNT })
    case 'again':
      return fillBrackets(texts.say.again, { dimension: texts.dimensions[message.dimension].name })
    case 'question':
      return texts.dimensions[message.dimension].question
    case 'followUp':
      return texts.dimensions[message.dimension].followUp[message.level]
    case 'text':
      return message.text
    case 'notSure':
      return texts.answers.notSure
    case 'confirmation':
      return message.text ?? texts.confirm[message.confirmed].label
    case 'answer': {
      const { level } = message.answer
      if (message.text !== undefined) return message.text
      return level === 'unknown' ? texts.answers.skipped : texts.dimensions[message.dimension].levels[level].label
    }
    default:
      return fillBrackets(texts.say[message.say], { count: QUESTION_COUNT })
  }
}
