import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './StallsSection.module.css'

/** The way from a request to its order, as a line that breaks wherever the request waits. */
export function StallsSection({ title, lead, start, end, stalls }: PageTexts['problems']) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.way}>
          <p className={styles.end}>{start}</p>
          <ol className={styles.stalls}>
            {stalls.map((stall) => (
              <li key={stall.title}>
                <p className={styles.where}>{stall.where}</p>
                <h3>{stall.title}</h3>
                <p>{stall.text}</p>
              </li>
            ))}
          </ol>
          <p className={styles.end}>{end}</p>
        </div>
      </Wrap>
    </Section>
  )
}
