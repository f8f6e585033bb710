import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { Panel, PanelBar } from '#ui/Panel.tsx'
import { Tag } from '#ui/Status.tsx'
import { CandidateChat } from './CandidateChat.tsx'
import type { PageTexts } from './definition.ts'
import { Pipeline } from './Pipeline.tsx'
import { hiringWeek } from './sample-data.ts'
import styles from './HiringDesk.module.css'

type Hiring = PageTexts

export function HiringDesk({ pipeline, chat, week }: Pick<Hiring, 'pipeline' | 'chat' | 'week'>) {
  const { initials, opening, state, tag, ...stages } = pipeline
  return (
    <Panel className={styles.desk}>
      <PanelBar initials={initials} name={opening} state={state}>
        <Tag status="active" withDot>
          {tag}
        </Tag>
        <PauseControl />
      </PanelBar>
      <Pipeline {...stages} week={week} />
      <CandidateChat {...chat} name={week.candidates[hiringWeek.chatWith]} />
    </Panel>
  )
}
