import { Chat, ChatBubble } from '#ui/Chat.tsx'
import { RichText } from '#ui/RichText.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './PrivateMatter.module.css'

type Props = PageTexts['requests']['privateMatter']['figure']

/** The message is redacted: the demo only shows who receives it. */
export function PrivateMatter({ label, by, message, spoken, answer, handedTo }: Props) {
  return (
    <div className={styles.matter}>
      <Chat label={label}>
        <ChatBubble from="person" by={by.user}>
          <VisuallyHidden>{spoken}</VisuallyHidden>
          <span aria-hidden>
            <RichText text={message} />
          </span>
        </ChatBubble>
        <ChatBubble from="assistant" by={by.bot} handedTo={handedTo}>
          {answer}
        </ChatBubble>
      </Chat>
    </div>
  )
}
