import { useLanguage } from '#i18n/useTexts.ts'
import { classes } from '#ui/classes.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { alarmReading, NIGHT, nightChart, nightReadings, timeOf } from './charts.ts'
import type { PageTexts } from './definition.ts'
import surfaces from '#ui/Surface.module.css'
import styles from './ColdRoomNight.module.css'

export function ColdRoomNight({ title, target, chart, alert }: PageTexts['night']) {
  const language = useLanguage()
  return (
    <GrowOnView className={classes(styles.night, surfaces.dark)}>
      <p className={styles.head}>
        <b>{title}</b> {target}
      </p>
      <VisuallyHidden>{chart}</VisuallyHidden>
      <svg viewBox={`0 0 ${NIGHT.width} ${NIGHT.height}`} preserveAspectRatio="none" aria-hidden>
        <rect {...nightChart.normal} width={NIGHT.width} />
        <path d={nightChart.readings} />
        <path className={styles.alarm} d={nightChart.alarm} />
        <path className={styles.peak} d={nightChart.peak} />
      </svg>
      <p className={styles.times} aria-hidden>
        {nightReadings.map((reading) => (
          <span key={reading}>{timeOf(reading, language)}</span>
        ))}
      </p>
      <p className={styles.alert}>
        <StatusDot status="hot" />
        {alert}
        <span>{timeOf(alarmReading, language)}</span>
      </p>
    </GrowOnView>
  )
}
