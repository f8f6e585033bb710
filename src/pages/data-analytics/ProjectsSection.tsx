import type { ReactNode } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { classes } from '#ui/classes.ts'
import { FactList } from '#ui/FactList.tsx'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Stack } from '#ui/Layout.tsx'
import { StatusDot } from '#ui/Status.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { alarmReading, isRunningShort, ITEM, itemChart, NIGHT, nightChart, nightReadings, timeOf } from './charts.ts'
import type { PageTexts } from './definition.ts'
import { stockItems } from './sample-data.ts'
import surfaces from '#ui/Surface.module.css'
import charts from './ProjectCharts.module.css'
import styles from './ProjectsSection.module.css'

export function ProjectsSection({ projects, items, night }: PageTexts) {
  const { title, note, action, orders, coldRoom } = projects
  return (
    <TitledSection id="projects" title={title}>
      <Stack className={styles.projects}>
        <Project {...orders} action={action} figure={<ItemForecasts {...items} />} />
        <Project {...coldRoom} action={action} figure={<ColdRoomNight {...night} />} />
      </Stack>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}

type ProjectProps = PageTexts['projects']['orders'] & { action: string; figure: ReactNode }

function Project({ area, title, text, facts, action, figure }: ProjectProps) {
  return (
    <article className={styles.project}>
      <div className={styles.text}>
        <p>{area}</p>
        <h3>{title}</h3>
        <p>{text}</p>
        <FactList facts={[facts.data, facts.solution, facts.decision, facts.measured]} />
        <ButtonLink to="/talk-to-an-expert" variant="outline" label={action} />
      </div>
      <div className={styles.figure}>{figure}</div>
    </article>
  )
}

function ItemForecasts({ title, legend, days, short, names }: PageTexts['items']) {
  return (
    <GrowOnView className={charts.items}>
      <p>
        <b>{title}</b> {legend}
      </p>
      <ul>
        {stockItems.map((item) => {
          const chart = itemChart(item)
          return (
            <li key={item.id} className={isRunningShort(item) ? charts.short : undefined}>
              <p>
                <b>{names[item.id]}</b> <span>{isRunningShort(item) ? short : `${item.daysLeft} ${days}`}</span>
              </p>
              <svg viewBox={`0 0 ${ITEM.width} ${ITEM.height}`} preserveAspectRatio="none" strokeWidth="2" aria-hidden>
                <path d={chart.range} />
                <path d={chart.orders} />
                <path d={chart.forecast} strokeDasharray="3 3" />
              </svg>
            </li>
          )
        })}
      </ul>
    </GrowOnView>
  )
}

function ColdRoomNight({ title, target, chart, alert }: PageTexts['night']) {
  const language = useLanguage()
  return (
    <GrowOnView className={classes(charts.night, surfaces.dark)}>
      <p>
        <b>{title}</b> {target}
      </p>
      <VisuallyHidden>{chart}</VisuallyHidden>
      <svg viewBox={`0 0 ${NIGHT.width} ${NIGHT.height}`} preserveAspectRatio="none" strokeWidth="2" aria-hidden>
        <rect {...nightChart.normal} width={NIGHT.width} />
        <path d={nightChart.readings} />
        <path className={charts.alarm} strokeWidth="3.4" d={nightChart.alarm} />
        <path className={charts.alarm} strokeWidth="13" d={nightChart.peak} />
      </svg>
      <p aria-hidden>
        {nightReadings.map((reading) => (
          <span key={reading}>{timeOf(reading, language)}</span>
        ))}
      </p>
      <p className={charts.alert}>
        <StatusDot status="hot" />
        {alert}
        <span>{timeOf(alarmReading, language)}</span>
      </p>
    </GrowOnView>
  )
}
