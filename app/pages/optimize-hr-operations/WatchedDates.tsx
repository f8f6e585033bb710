import type { PageTexts } from './definition.ts'
import { Tag } from '../../ui/Status.tsx'
import { statusOf } from '../../demos/status-of.ts'
import { JobTile } from './JobTile.tsx'
import styles from './WatchedDates.module.css'

/** What runs out soon, and what has been done about it. */
export function WatchedDates({ unit, dates }: PageTexts['jobs']['compliance']['figure']) {
  return (
    <JobTile count={dates.length} unit={unit}>
      <ul className={styles.dates}>
        {dates.map(({ what, state, status }) => (
          <li key={what}>
            {what}
            <Tag status={statusOf[status as keyof typeof statusOf]}>{state}</Tag>
          </li>
        ))}
      </ul>
    </JobTile>
  )
}
