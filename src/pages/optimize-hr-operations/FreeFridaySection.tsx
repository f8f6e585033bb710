import { Container } from '#ui/Container.tsx'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { DayBlocks } from './HrWeekSection.tsx'
import { hrFriday } from './sample-data.ts'
import styles from './FreeFridaySection.module.css'

export function FreeFridaySection({ title, day, plan, ...quote }: PageTexts['testimonial']) {
  return (
    <Section>
      <Container className={styles.columns}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} />
        <figure className={styles.friday}>
          <figcaption>{day}</figcaption>
          <DayBlocks blocks={hrFriday.map((block) => ({ ...block, text: plan[block.id] }))} />
        </figure>
      </Container>
    </Section>
  )
}
