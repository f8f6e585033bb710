import { useLanguage } from '#i18n/useTexts.ts'
import { PauseControl } from '#sections/demos/PauseControl.tsx'
import { statusOf } from '#sections/demos/status-of.ts'
import { formatClock, hourLabel, timeOfDay } from '#site/clock.ts'
import { Card } from '#ui/Card.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { PanelBar } from '#ui/Panel.tsx'
import { Stat } from '#ui/Stat.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { hourBars } from './drawings.ts'
import { hrOperations } from './sample-data.ts'
import styles from './LiveOperations.module.css'

type Props = PageTexts['jobs']['live']

const { past, now, height } = hourBars(hrOperations.tasksPerHour)

export function LiveOperations({ name, state, sample, figures, hoursCaption, ...feed }: Props) {
  const language = useLanguage()
  const { tasksAutomated, hoursSaved, workloadReductionPercent } = hrOperations
  return (
    <Card surface="deep" className={styles.room} data-og-image="">
      <PanelBar name={name} state={state} status="active">
        <small className={styles.sample}>{sample}</small>
        <PauseControl />
      </PanelBar>
      <div className={styles.columns}>
        <div className={styles.day}>
          <div className={styles.figures}>
            <Stat value={String(tasksAutomated)} label={figures.tasks} />
            <Stat value={String(hoursSaved)} unit={figures.hoursUnit} label={figures.hours} />
            <Stat value={`${workloadReductionPercent}%`} label={figures.workload} />
          </div>
          <figure className={styles.hours}>
            <figcaption>{hoursCaption}</figcaption>
            <svg viewBox={`0 0 ${hrOperations.hours.length} ${height}`} preserveAspectRatio="none" aria-hidden>
              <path strokeWidth="0.88" d={past} />
              <path className={styles.now} strokeWidth="0.88" d={now} />
            </svg>
            <p aria-hidden>
              {hrOperations.hours.map((hour) => (
                <span key={hour}>{hourLabel(hour, language)}</span>
              ))}
            </p>
          </figure>
        </div>
        <Feed {...feed} />
      </div>
    </Card>
  )
}

function Feed({ feedLabel, feed, statuses }: Pick<Props, 'feedLabel' | 'feed' | 'statuses'>) {
  const language = useLanguage()
  return (
    <ol className={styles.feed} role="list" aria-label={feedLabel}>
      {hrOperations.feed.map(({ id, hour, minute, status }) => {
        const { type, action, detail } = feed[id]
        return (
          <li key={id}>
            <time dateTime={timeOfDay(hour, minute)}>{formatClock(hour, minute, language)}</time>
            <p>
              {action}
              <small>
                <b>{type}</b> {detail}
              </small>
            </p>
            <Cluster as="p" gap={3} className={styles.status}>
              <StatusDot status={statusOf[status]} />
              {statuses[status]}
            </Cluster>
          </li>
        )
      })}
    </ol>
  )
}
