import type { PageTexts } from './definition.ts'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './RepDaySection.module.css'

/** A rep's day beside the co-pilot's: who does what, and when. */
export function RepDaySection({ title, lead, who, hours }: PageTexts['day']) {
  return (
    <Section ground="forest">
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <ol className={styles.hours}>
          {hours.map(({ time, copilot, rep }) => (
            <li key={time}>
              <p className={styles.time}>{time}</p>
              <p>
                <small>{who.copilot}</small>
                {copilot}
              </p>
              <p className={styles.rep}>
                <small>{who.rep}</small>
                {rep}
              </p>
            </li>
          ))}
        </ol>
      </Wrap>
    </Section>
  )
}
