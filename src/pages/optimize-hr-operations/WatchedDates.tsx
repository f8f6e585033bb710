import { statusOf } from '#sections/demos/status-of.ts'
import { Tag } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import { JobTile } from './JobTile.tsx'
import { hrOperations } from './sample-data.ts'
import styles from './WatchedDates.module.css'

export function WatchedDates({ unit, dates }: PageTexts['jobs']['compliance']['figure']) {
  return (
    <JobTile count={hrOperations.watchedDates.length} unit={unit}>
      <ul className={styles.dates}>
        {hrOperations.watchedDates.map(({ id, status }) => (
          <li key={id}>
            {dates[id].what}
            <Tag status={statusOf[status]}>{dates[id].state}</Tag>
          </li>
        ))}
      </ul>
    </JobTile>
  )
}
