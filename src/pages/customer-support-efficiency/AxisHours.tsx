import { useLanguage } from '#i18n/useTexts.ts'
import { axisHours } from './time.ts'
import styles from './AxisHours.module.css'

export function AxisHours({ count }: { count: number }) {
  return (
    <ol className={styles.hours} aria-hidden>
      {axisHours(count, useLanguage()).map(({ hour, unit }) => (
        <li key={hour}>
          {hour}
          <span>{unit}</span>
        </li>
      ))}
    </ol>
  )
}
