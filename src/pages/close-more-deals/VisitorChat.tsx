import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { Panel } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { chatScript, chatTrace } from './sample-data.ts'

export function VisitorChat({ chat, trace, ...bar }: PageTexts['visitor']) {
  return (
    <Panel>
      <LivePanelBar {...bar} />
      <TracedChat {...chat} script={chatScript} trace={trace} traceSteps={chatTrace} timing="landing" />
    </Panel>
  )
}
