import { FileText } from 'lucide'
import type { Texts } from '../../texts/resources.ts'
import { Chat, ChatBubble } from '../../ui/Chat.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CitedAnswer.module.css'

type Support = Texts['customeraisupport']
type Props = Support['endings']['answered']['chat'] & { by: Support['speakers'] }

/** A question that the company's own pages answer, with the line that was used. */
export function CitedAnswer({ label, question, answer, source, by }: Props) {
  return (
    <div className={styles.chat}>
      <Chat label={label}>
        <ChatBubble from="person" by={by.person}>
          {question}
        </ChatBubble>
        <ChatBubble from="assistant" by={by.assistant}>
          {answer}
          <span className={styles.source}>
            <Icon of={FileText} size={15} />
            {source}
          </span>
        </ChatBubble>
      </Chat>
    </div>
  )
}
