import type { PageTexts } from './definition.ts'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import styles from './BidChat.module.css'

type Props = PageTexts['solution']['chat']

/** A buyer asks for the best bid, and why it is not the cheapest. */
export function BidChat({ initials, name, state, trace, ...chat }: Props) {
  return (
    <Panel className={styles.panel}>
      <PanelBar initials={initials} name={name} state={state} />
      <ScriptedChat {...chat} timing="procurement" className={styles.chat} />
      <ChatTranscript {...chat} />
      <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
    </Panel>
  )
}
