import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { Floor } from './agenda.ts'
import { AgendaRuler } from './AgendaRuler.tsx'
import type { PageTexts } from './definition.ts'
import { FloorBar } from './FloorBar.tsx'
import styles from './AgendaSection.module.css'

const floors: readonly Floor[] = ['you', 'us', 'both']

export function AgendaSection({ title, lead, who, minutes, parts }: PageTexts['agenda']) {
  return (
    <Section surface="sand">
      <Container className={styles.columns}>
        <div className={styles.text}>
          <SectionHeading title={title} lead={lead} />
          <ul className={styles.key}>
            {floors.map((floor) => (
              <li key={floor}>
                <FloorBar parts={[{ from: 0, to: 1, who: floor }]} />
                {who[floor]}
              </li>
            ))}
          </ul>
        </div>
        <AgendaRuler who={who} minutes={minutes} parts={parts} />
      </Container>
    </Section>
  )
}
