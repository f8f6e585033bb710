import { DemoTrace } from '#sections/demos/DemoTrace.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Tag, type Status } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { dealById, draftTrace, morningDeals, QUIET_DEAL, type Deal } from './sample-data.ts'
import { ScoreCourse } from './ScoreCourse.tsx'
import styles from './MorningPlan.module.css'

const statusOfDeal: Record<Deal['status'], Status> = { hot: 'hot', warm: 'pending' }

type Props = Pick<PageTexts['morning'], 'plan' | 'draft'> & { texts: PageTexts['deals'] }

export function MorningPlan({ plan, draft, texts }: Props) {
  return (
    <Panel className={styles.panel}>
      <ol className={styles.plan}>
        {morningDeals.map((id) => {
          const { status } = dealById(id)
          return (
            <li key={id} data-open={id === QUIET_DEAL || undefined}>
              <span>{plan[id].time}</span>
              <div>
                <h3>
                  {texts.names[id]} <Tag status={statusOfDeal[status]}>{texts.statuses[status]}</Tag>
                </h3>
                <p>{plan[id].text}</p>
              </div>
            </li>
          )
        })}
      </ol>
      <div className={styles.draft}>
        <ScoreCourse title={draft.title} note={draft.note} hot={draft.hot} />
        <p className={styles.message}>{draft.message}</p>
        <p className={styles.actions}>
          {draft.actions.map((action) => (
            <span key={action}>{action}</span>
          ))}
        </p>
      </div>
      <DemoTrace {...draft.trace} statuses={draftTrace} />
    </Panel>
  )
}
