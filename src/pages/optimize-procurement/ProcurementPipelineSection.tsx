import { BadgeCheck, ClipboardList, Files, Scale } from 'lucide'
import { LivePanelBar } from '#sections/demos/PauseControl.tsx'
import { statusOf } from '#sections/demos/status-of.ts'
import { TitledSection } from '#sections/TitledSection.tsx'
import { Icon, type IconNode } from '#ui/Icon.tsx'
import { Stack } from '#ui/Layout.tsx'
import { Panel } from '#ui/Panel.tsx'
import { StatusDot, Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { procurementDecisions, procurementStages } from './sample-data.ts'
import styles from './ProcurementPipelineSection.module.css'

type Props = PageTexts['solution'] & Pick<PageTexts, 'stages'>

export function ProcurementPipelineSection({ title, lead, pipeline, stages }: Props) {
  return (
    <TitledSection title={title} lead={lead} gap={11} rhythm="claim">
      <Panel className={styles.panel}>
        <LivePanelBar initials={pipeline.initials} name={pipeline.name} state={pipeline.state} tag={pipeline.live} />
        <Stages {...pipeline} stages={stages} />
        <Decisions {...pipeline} />
      </Panel>
    </TitledSection>
  )
}

type Pipeline = PageTexts['solution']['pipeline']

const icons: Record<(typeof procurementStages)[number]['id'], IconNode> = {
  intake: ClipboardList,
  bids: Files,
  comparison: Scale,
  approval: BadgeCheck,
}

function Stages({ label, requests, statuses, stages }: Pipeline & Pick<PageTexts, 'stages'>) {
  return (
    <ol className={styles.stages} role="list" aria-label={label}>
      {procurementStages.map((stage) => (
        <li key={stage.id}>
          <Icon of={icons[stage.id]} size={22} />
          <h3>{stages[stage.id].name}</h3>
          <p className={styles.status}>
            <StatusDot status={statusOf[stage.status]} />
            <span>
              <b>{statuses[stage.status]}</b> {stages[stage.id].detail}
            </span>
          </p>
          <p className={styles.count}>
            <b>{stage.requests}</b> {requests}
          </p>
          <p className={styles.work}>{stages[stage.id].work}</p>
        </li>
      ))}
    </ol>
  )
}

function Decisions({ ready, score, decisions }: Pipeline) {
  return (
    <Stack gap={3} className={styles.decisions}>
      <h3>{ready}</h3>
      <ul>
        {procurementDecisions.map((decision) => (
          <li key={decision.id}>
            <p>
              {decisions[decision.id].name} <small>{decisions[decision.id].bids}</small>
            </p>
            <Tag status={decision.policy}>{decisions[decision.id].policy}</Tag>
            <p className={styles.score}>
              <small>{score}</small> {decision.score}
            </p>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
