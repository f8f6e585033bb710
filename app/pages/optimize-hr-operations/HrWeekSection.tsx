import { DayBlocks, type DayBlock } from './DayBlocks.tsx'
import { hrWeek } from './sample-data.ts'
import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './HrWeekSection.module.css'

/** Five problems, a working day each. */
export function HrWeekSection({ title, lead, days }: PageTexts['week']) {
  return (
    <Section ground="sand">
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.week}>
          {days.map((problem, index) => (
            <li key={problem.day}>
              <p className={styles.name}>{problem.day}</p>
              <DayBlocks blocks={blocksOf(hrWeek[index], problem.lost)} />
              <div className={styles.problem}>
                <h3>{problem.title}</h3>
                <p>{problem.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  )
}

function blocksOf(day: (typeof hrWeek)[number] | undefined, text: string): DayBlock[] {
  if (!day) return []
  return [...day.before.map(otherWork), { hours: day.lost, kind: 'lost', text }, ...day.after.map(otherWork)]
}

function otherWork(hours: number): DayBlock {
  return { hours, kind: 'other' }
}
