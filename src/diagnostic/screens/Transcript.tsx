import type { RefObject } from 'react'
import { useTexts } from '#i18n/useTexts.ts'
import { fillBrackets } from '#site/template.ts'
import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { changeableAnswers, type Conversation } from '../conversation.ts'
import type { Dimension } from '../dimensions.ts'
import { sentenceOf } from './sentences.ts'
import styles from './Transcript.module.css'

type Props = {
  ref: RefObject<HTMLDivElement | null>
  conversation: Conversation
  /** What is read aloud is not read out a second time. */
  aloud: boolean
  onChange: (dimension: Dimension) => void
}

/** What was said. New messages are read out; the last answer to each question can be changed where it stands. */
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
            // Messages are only ever added: their number is theirs.
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
