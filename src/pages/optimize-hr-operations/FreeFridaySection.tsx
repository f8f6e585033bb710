import { Quote } from '#ui/Quote.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { DayBlocks } from './HrWeekSection.tsx'
import { hrFriday } from './sample-data.ts'
import styles from './FreeFridaySection.module.css'

export function FreeFridaySection({ title, day, plan, ...quote }: PageTexts['testimonial']) {
  return (
    <ContainedSection containerClass={styles.columns}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Quote {...quote} />
      <figure className={styles.friday}>
        <figcaption>{day}</figcaption>
        <DayBlocks blocks={hrFriday.map((block) => ({ ...block, text: plan[block.id] }))} />
      </figure>
    </ContainedSection>
  )
}
