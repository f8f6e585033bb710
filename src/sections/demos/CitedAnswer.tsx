import { Chat, ChatBubble, ChatSource } from '#ui/Chat.tsx'

type Props = {
  /** What the conversation is called. */
  label: string
  by: { person: string; assistant: string }
  question: string
  answer: string
  source: string
}

/** A question, and its answer with the line that was used. */
export function CitedAnswer({ label, by, question, answer, source }: Props) {
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
