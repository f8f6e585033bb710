import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './StallsSection.module.css'

const stallIds = ['formats', 'expert', 'policy', 'reasons'] as const

/** The path from a request to its order: the line breaks wherever the request waits. */
export function StallsSection({ title, lead, start, end, stalls }: PageTexts['problems']) {
  return (
    <Section surface="sand">
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.way}>
          <p className={styles.end}>{start}</p>
          <ol className={styles.stalls}>
            {stallIds.map((id) => (
              <li key={id}>
                <p className={styles.where}>{stalls[id].where}</p>
                <h3>{stalls[id].title}</h3>
                <p>{stalls[id].text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.end}>{end}</p>
        </div>
      </Container>
    </Section>
  )
}
