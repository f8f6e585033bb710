import type { PageTexts } from './definition.ts'
import { Card } from '../../ui/Card.tsx'
import { PanelBar } from '../../ui/Panel.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { StatusDot } from '../../ui/Status.tsx'
import { hrOperations } from './sample-data.ts'
import { statusOf } from '../../demos/status-of.ts'
import { hourBars } from './drawings.ts'
import styles from './LiveOperations.module.css'

type Props = PageTexts['hero']['live']

/** The control room: what the assistant has done today, hour by hour, and what it is doing now. */
export function LiveOperations({ name, state, sample, figures, hours, ...feed }: Props) {
  const { tasksAutomated, hoursSaved, workloadReductionPercent } = hrOperations
  return (
    <Card ground="forest" className={styles.room}>
      <PanelBar name={name} state={state} status="active">
        <small className={styles.sample}>{sample}</small>
      </PanelBar>
      <div className={styles.columns}>
        <div className={styles.day}>
          <div className={styles.figures}>
            <Stat value={String(tasksAutomated)} label={figures.tasks} />
            <Stat value={String(hoursSaved)} unit={figures.hoursUnit} label={figures.hours} />
            <Stat value={`${workloadReductionPercent}%`} label={figures.workload} />
          </div>
          <Hours {...hours} />
        </div>
        <Feed {...feed} />
      </div>
    </Card>
  )
}

const { past, now, height } = hourBars(hrOperations.tasksPerHour)

function Hours({ caption, labels }: Props['hours']) {
  return (
    <figure className={styles.hours}>
      <figcaption>{caption}</figcaption>
      <svg viewBox={`0 0 ${labels.length} ${height}`} preserveAspectRatio="none" aria-hidden>
        <path className={styles.past} d={past} />
        <path className={styles.now} d={now} />
      </svg>
      <p aria-hidden>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
    </figure>
  )
}

function Feed({ feedLabel, feed, statuses }: Pick<Props, 'feedLabel' | 'feed' | 'statuses'>) {
  return (
    <ol className={styles.feed} aria-label={feedLabel}>
      {feed.map(({ time, type, action, detail, ...item }) => {
        const status = item.status as keyof typeof statusOf
        return (
          <li key={action}>
            <time>{time}</time>
            <p>
              {action}
              <small>
                <b>{type}</b> {detail}
              </small>
            </p>
            <p className={styles.status}>
              <StatusDot status={statusOf[status]} />
              {statuses[status]}
            </p>
          </li>
        )
      })}
    </ol>
  )
}
