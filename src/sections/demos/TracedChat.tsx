import { stageOf } from '#ui/motion/chat.ts'
import { Trace, type TraceStep } from '#ui/Panel.tsx'
import {
  ChatTranscript,
  PlayedChat,
  useChat,
  type ChatMessage,
  type ChatProps,
  type ChatTexts,
} from './ScriptedChat.tsx'

type Props<Id extends string> = Omit<ChatProps, 'messages'> &
  Pick<ChatTexts, 'label' | 'by'> & {
    messages: readonly (ChatMessage & { id: Id })[]
    /** Each step appears together with the message `with`. */
    trace: { label: string; steps: readonly (TraceStep & { with: NoInfer<Id> })[] }
  }

export function TracedChat<Id extends string>({ label, by, trace, ...chat }: Props<Id>) {
  const playback = useChat(chat)
  const ids = chat.messages.map(({ id }) => id)
  const isWaiting = (id: Id) => stageOf(ids.indexOf(id), playback.state) !== undefined
  return (
    <>
      <PlayedChat {...chat} playback={playback} />
      <ChatTranscript label={label} by={by} messages={chat.messages} />
      <Trace label={trace.label} steps={trace.steps.map((step) => ({ ...step, waiting: isWaiting(step.with) }))} />
    </>
  )
}
