import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Meter } from '#ui/Meter.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { chatScript, chatTrace, sdrScore } from './sample-data.ts'
import styles from './ProspectChat.module.css'

type Conversation = PageTexts['conversation']

export function ProspectChat({ chat, score, trace, ...bar }: Conversation) {
  return (
    <Panel className={styles.panel}>
      <PanelBar {...bar} initials={initialsOf(bar.name)} />
      <TracedChat {...chat} script={chatScript} trace={trace} traceSteps={chatTrace} timing="sdr">
        <Score {...score} />
      </TracedChat>
    </Panel>
  )
}

function Score(labels: Conversation['score']) {
  return (
    <div className={styles.score}>
      <b>{sdrScore.total}</b>
      {(['need', 'timing', 'fit'] as const).map((part) => (
        <span key={part}>
          <Meter percent={sdrScore[part]} />
          {labels[part]}
        </span>
      ))}
    </div>
  )
}
