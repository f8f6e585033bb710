import { FileText } from 'lucide'
import type { Texts } from '../../texts/resources.ts'
import { Chat, ChatBubble } from '../../ui/Chat.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CitedAnswer.module.css'

type Props = Texts['customeraisupport']['endings']['answered']['chat']

/** A question that the company's own pages answer, with the line that was used. */
export function CitedAnswer({ label, by, question, answer, source, reply, result }: Props) {
  return (
    <div className={styles.chat}>
      <Chat label={label}>
        <ChatBubble from="person" by={by.customer}>
          {question}
        </ChatBubble>
        <ChatBubble from="assistant" by={by.assistant}>
          {answer}
          <span className={styles.source}>
            <Icon of={FileText} size={15} />
            {source}
          </span>
        </ChatBubble>
        <ChatBubble from="person" by={by.customer}>
          {reply}
        </ChatBubble>
        <ChatBubble from="assistant" by={by.assistant}>
          {result}
        </ChatBubble>
      </Chat>
    </div>
  )
}
