import type { PageTexts } from './definition.ts'
import { Chat, ChatBubble, ChatSource } from '../../ui/Chat.tsx'
import { hrOperations } from './sample-data.ts'
import { JobTile } from './JobTile.tsx'

type Props = PageTexts['jobs']['support']['figure']

/** A question that the employee's own record answers. */
export function LeaveAnswer({ unit, label, by, question, answer, source }: Props) {
  return (
    <JobTile count={hrOperations.queries} unit={unit}>
      <Chat label={label}>
        <ChatBubble from="person" by={by.person}>
          {question}
        </ChatBubble>
        <ChatBubble from="assistant" by={by.assistant}>
          {answer}
          <ChatSource>{source}</ChatSource>
        </ChatBubble>
      </Chat>
    </JobTile>
  )
}
