import { claimValue } from '../../site/build-constants.ts'
import { withWords } from '../../texts/with-words.ts'
import type { PageTexts } from './definition.ts'
import { Meter } from '../../ui/Meter.tsx'
import { Panel, PanelBar } from '../../ui/Panel.tsx'
import { Tag } from '../../ui/Status.tsx'
import { TracedChat } from '../../demos/TracedChat.tsx'
import { packageChat, packageTrace } from './page-data.ts'
import styles from './SupportDesk.module.css'

type Props = PageTexts['supportDesk'] & { workload: PageTexts['hero']['workload'] }

/** The support assistant at work on a package, the trace of what it did, and what that saves. */
export function SupportDesk({ initials, name, state, tag, chat, trace, log, workload }: Props) {
  const messages = withWords(packageChat, chat.messages)
  const steps = withWords(packageTrace, trace.steps)
  return (
    <div className={styles.desk}>
      <Panel>
        <PanelBar initials={initials} name={name} state={state} status="done">
          <Tag status="done">{tag}</Tag>
        </PanelBar>
        <TracedChat {...chat} messages={messages} trace={{ ...trace, steps }} timing="landing" />
        <p className={styles.log}>
          <b>{log.title}</b>
          {log.text}
        </p>
      </Panel>
      <p className={styles.workload}>
        <b>{workload.value}</b>
        <span>{workload.label}</span>
        <Meter percent={claimValue('manualWorkload')} className={styles.meter} />
      </p>
    </div>
  )
}
