import { mergeTexts } from '#i18n/merge-texts.ts'
import { TracedChat } from '#sections/demos/TracedChat.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import type { PageTexts } from './definition.ts'
import { bidChat, bidTrace } from './sample-data.ts'
import styles from './BidChatSection.module.css'

export function BidChatSection({ title, lead, ...chat }: PageTexts['chat']) {
  return (
    <TitledSection title={title} lead={lead} containerClass={styles.columns}>
      <BidChat {...chat} />
    </TitledSection>
  )
}

function BidChat({ name, state, trace, ...chat }: Omit<PageTexts['chat'], 'title' | 'lead'>) {
  const messages = mergeTexts(bidChat, chat.messages)
  const steps = mergeTexts(bidTrace, trace.steps)
  return (
    <Panel>
      <PanelBar initials={initialsOf(name)} name={name} state={state} />
      <TracedChat {...chat} messages={messages} trace={{ ...trace, steps }} timing="procurement" />
    </Panel>
  )
}
