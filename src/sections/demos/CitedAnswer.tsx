import { Chat, ChatBubble, ChatSource } from '#ui/Chat.tsx'

type Props = {
  label?: string
  by: { person: string; assistant: string }
  question: string
  answer: string
  source?: string
}

export function CitedAnswer({ label, by, question, answer, source }: Props) {
  return (
    <Chat label={label}>
      <ChatBubble from="person" by={by.person}>
        {question}
      </ChatBubble>
      <ChatBubble from="assistant" by={by.assistant}>
        {answer}
        {source && <ChatSource>{source}</ChatSource>}
      </ChatBubble>
    </Chat>
  )
}
