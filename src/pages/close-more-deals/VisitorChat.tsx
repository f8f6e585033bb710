import { mergeTexts } from '#i18n/merge-texts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { chatScript, chatTrace } from './sample-data.ts'

export function VisitorChat({ tag, chat, trace, ...bar }: PageTexts['visitor']) {
  const messages = mergeTexts(chatScript, chat.messages)
  const steps = mergeTexts(chatTrace, trace.steps)
  return (
    <Panel>
      <PanelBar {...bar}>
        <Tag status="active" withDot>
          {tag}
        </Tag>
        <PauseControl />
      </PanelBar>
      <TracedChat {...chat} messages={messages} trace={{ ...trace, steps }} timing="landing" />
    </Panel>
  )
}
