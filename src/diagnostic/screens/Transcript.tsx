import type { RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import type { Texts } from '#site/namespaces.ts'
import { fillBrackets } from '#site/template.ts'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { changeableAnswers, type Conversation, type Message } from '../conversation.ts'
import { QUESTION_COUNT, type Dimension } from '../dimensions.ts'
import styles from './Transcript.module.css'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  conversation: Conversation
  /** Messages are read aloud, so a screen reader must not announce them as well. */
  aloud: boolean
  onChange: (dimension: Dimension) => void
}

export function Transcript({ ref, conversation, aloud, onChange }: Props) {
  const texts = useTexts('diagnostic')
  const { log, answers } = texts
  const changeable = changeableAnswers(conversation)
  const numbered = conversation.messages.map((message, number) => ({ message, number }))
  return (
    <div ref={ref} className={styles.log} role="log" aria-live={aloud ? 'off' : 'polite'} aria-label={log.label}>
      <Chat>
        {numbered.map(({ message, number }) => (
          <ChatBubble
            // Messages are append-only, so the index is a stable key.
            key={number}
            from={message.by === 'assistant' ? 'assistant' : 'person'}
            by={message.by === 'assistant' ? log.assistant : log.visitor}
          >
            {sentenceOf(message, texts)}
            {message.by === 'visitor' && message.say === 'answer' && changeable.has(message) && (
              <button
                type="button"
                className={styles.change}
                aria-label={fillBrackets(answers.changeOf, { dimension: texts.dimensions[message.dimension].name })}
                onClick={() => onChange(message.dimension)}
              >
                {answers.change}
              </button>
            )}
          </ChatBubble>
        ))}
      </Chat>
    </div>
  )
}

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
