import type { Texts } from '../../texts/resources.ts'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { ChatTranscript, ScriptedChat } from '../ScriptedChat.tsx'

/** A question that the company's pages do not answer, and what the assistant does then. */
export function UnsureAnswer({ initials, name, state, tag, chat, trace }: Texts['customeraisupport']['faq']['desk']) {
  return (
    <Panel>
      <PanelBar initials={initials} name={name} state={state} status="done">
        <Tag status="idle">{tag}</Tag>
      </PanelBar>
      <ScriptedChat {...chat} timing="landing" />
      <ChatTranscript {...chat} />
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}
