import type { PageTexts } from './definition.ts'
import { Chat, ChatBubble, ChatSource } from '../../ui/Chat.tsx'

type Support = PageTexts
type Props = Support['endings']['answered']['chat'] & { by: Support['speakers'] }

/** A question that the company's own pages answer, with the line that was used. */
export function CitedAnswer({ label, question, answer, source, by }: Props) {
  return (
    <Chat label={label}>
      <ChatBubble from="person" by={by.person}>
        {question}
      </ChatBubble>
      <ChatBubble from="assistant" by={by.assistant}>
        {answer}
        <ChatSource>{source}</ChatSource>
      </ChatBubble>
    </Chat>
  )
}
