import { mergeTexts } from '#i18n/merge-texts.ts'
import { stageOf, type Speaker } from '#ui/motion/chat.ts'
import { Trace, type TraceStep } from '#ui/Panel.tsx'
import {
  ChatTranscript,
  messagesOf,
  PlayedChat,
  useChat,
  type ChatProps,
  type Transcript,
  type MessageTexts,
} from './ScriptedChat.tsx'

type Props<Id extends string, StepId extends string> = Omit<ChatProps, 'messages'> &
  Omit<Transcript, 'messages'> & {
    script: Readonly<Record<Id, Speaker>>
    messages: Readonly<Record<Id, MessageTexts>>
    /** Each step appears together with the message `with`. */
    traceSteps: readonly (Pick<TraceStep, 'status'> & { id: StepId; with: NoInfer<Id> })[]
    trace: { label: string; steps: Readonly<Record<StepId, Pick<TraceStep, 'text' | 'time'>>> }
  }

export function TracedChat<Id extends string, StepId extends string>(props: Props<Id, StepId>) {
  const { label, by, script, traceSteps, trace, ...chat } = props
  const messages = messagesOf(script, chat.messages)
  const playback = useChat({ ...chat, messages })
  const ids = Object.keys(script)
  const steps = mergeTexts(traceSteps, trace.steps).map((step) => ({
    ...step,
    waiting: stageOf(ids.indexOf(step.with), playback.state) !== undefined,
  }))
  return (
    <>
      <PlayedChat {...chat} messages={messages} playback={playback} />
      <ChatTranscript label={label} by={by} messages={messages} />
      <Trace label={trace.label} steps={steps} />
    </>
  )
}
