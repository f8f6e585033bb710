import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './RepDaySection.module.css'

const hourIds = ['morning', 'call', 'answer', 'evening'] as const

export function RepDaySection({ title, lead, who, hours }: PageTexts['day']) {
  return (
    <Section surface="deep">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.hours}>
          {hourIds.map((id) => (
            <li key={id}>
              <p className={styles.time}>{hours[id].time}</p>
              <p>
                <small>{who.copilot}</small>
                {hours[id].copilot}
              </p>
              <p className={styles.rep}>
                <small>{who.rep}</small>
                {hours[id].rep}
              </p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}
