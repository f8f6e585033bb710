import { useTexts } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import { overallLevels, type OverallLevel } from '../scoring.ts'
import styles from './LevelScale.module.css'

export function LevelScale({ level }: { level: OverallLevel }) {
  const { levels, report } = useTexts('diagnostic')
  return (
    <ol className={styles.scale} role="list" aria-label={report.scale}>
      {overallLevels.map((each) => (
        <li
          key={each}
          className={classes(each <= level && styles.reached)}
          aria-current={each === level ? 'step' : undefined}
        >
          <span>{levels[each]}</span>
        </li>
      ))}
    </ol>
  )
}
