import { mergeTexts } from '#i18n/merge-texts.ts'
import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { chatScript, chatTrace } from './sample-data.ts'

export function VisitorChat({ chat, trace, ...bar }: PageTexts['visitor']) {
  const messages = mergeTexts(chatScript, chat.messages)
  const steps = mergeTexts(chatTrace, trace.steps)
  return (
    <Panel>
      <LivePanelBar {...bar} />
      <TracedChat {...chat} messages={messages} trace={{ ...trace, steps }} timing="landing" />
    </Panel>
  )
}
