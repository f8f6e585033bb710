import type { PageTexts } from './definition.ts'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'

/** A visitor on the price page becomes a deal: a question, a price, who decides, a call. */
export function VisitorChat({ tag, chat, trace, ...bar }: PageTexts['visitor']) {
  return (
    <Panel>
      <PanelBar {...bar}>
        <Tag status="active" withDot>
          {tag}
        </Tag>
      </PanelBar>
      <ScriptedChat {...chat} timing="landing" />
      <ChatTranscript {...chat} />
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}
