import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { DayBlocks, type DayBlock } from './DayBlocks.tsx'
import type { PageTexts } from './definition.ts'
import { hrWeek } from './sample-data.ts'
import styles from './HrWeekSection.module.css'

export function HrWeekSection({ title, lead, days }: PageTexts['week']) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.week}>
          {hrWeek.map((day) => (
            <li key={day.id}>
              <p className={styles.name}>{days[day.id].day}</p>
              <DayBlocks blocks={blocksOf(day, days[day.id].lost)} />
              <div className={styles.problem}>
                <h3>{days[day.id].title}</h3>
                <p>{days[day.id].text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}

function blocksOf(day: (typeof hrWeek)[number], text: string): DayBlock[] {
  return [...day.before.map(otherWork), { hours: day.lost, kind: 'lost', text }, ...day.after.map(otherWork)]
}

function otherWork(hours: number): DayBlock {
  return { hours, kind: 'other' }
}
