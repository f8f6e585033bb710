import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { initialsOf } from '../../ui/initials.ts'
import { Panel, PanelBar, Trace } from '../../ui/Panel.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import { bidChat, bidTrace } from './sample-data.ts'
import styles from './BidChat.module.css'

type Props = PageTexts['solution']['chat']

/** A buyer asks for the best bid, and why it is not the cheapest. */
export function BidChat({ name, state, label, by, chips, ...texts }: Props) {
  const messages = withWords(bidChat, texts.messages)
  const steps = withWords(bidTrace, texts.trace.steps)
  return (
    <Panel className={styles.panel}>
      <PanelBar initials={initialsOf(name)} name={name} state={state} />
      <ScriptedChat messages={messages} chips={chips} timing="procurement" className={styles.chat} />
      <ChatTranscript label={label} by={by} messages={messages} />
      <Trace steps={steps} label={texts.trace.label} />
    </Panel>
  )
}
