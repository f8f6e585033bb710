import type { PageTexts } from './definition.ts'
import { Meter } from '../../ui/Meter.tsx'
import { Panel, PanelBar, Trace, type TraceStep } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { ChatTranscript, ScriptedChat } from '../../demos/ScriptedChat.tsx'
import styles from './SupportDesk.module.css'

type Home = PageTexts
type Props = Home['supportDesk'] & { workload: Home['hero']['workload'] }

/** The support assistant at work on a parcel, the trace of what it did, and what that saves. */
export function SupportDesk({ initials, name, state, tag, chat, trace, log, workload }: Props) {
  return (
    <div className={styles.desk}>
      <Panel>
        <PanelBar initials={initials} name={name} state={state} status="done">
          <Tag status="done">{tag}</Tag>
        </PanelBar>
        <ScriptedChat {...chat} timing="landing" />
        <ChatTranscript {...chat} />
        <Trace steps={trace.steps as TraceStep[]} label={trace.label} />
        <p className={styles.log}>
          <b>{log.title}</b>
          {log.text}
        </p>
      </Panel>
      <p className={styles.workload}>
        <b>{workload.value}</b>
        <span>{workload.label}</span>
        <Meter percent={Number.parseFloat(workload.value)} className={styles.meter} />
      </p>
    </div>
  )
}
