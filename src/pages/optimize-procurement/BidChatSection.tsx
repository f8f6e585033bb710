import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { bidChat, bidTrace } from './sample-data.ts'
import styles from './shared.module.css'

export function BidChatSection({ title, lead, name, state, ...chat }: PageTexts['chat']) {
  return (
    <TitledSection title={title} lead={lead} containerClass={styles.columns}>
      <Panel>
        <PanelBar initials={initialsOf(name)} name={name} state={state} />
        <TracedChat {...chat} script={bidChat} traceSteps={bidTrace} timing="procurement" />
      </Panel>
    </TitledSection>
  )
}
