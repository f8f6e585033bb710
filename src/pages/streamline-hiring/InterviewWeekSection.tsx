import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { InterviewWeek } from './InterviewWeek.tsx'
import styles from './InterviewWeekSection.module.css'

export function InterviewWeekSection({ title, lead, ...week }: PageTexts['week']) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.week}>
          <InterviewWeek {...week} />
        </div>
      </Container>
    </Section>
  )
}
