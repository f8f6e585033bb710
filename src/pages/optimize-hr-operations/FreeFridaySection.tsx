import { Avatar } from '#ui/Avatar.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { DayBlocks } from './DayBlocks.tsx'
import type { PageTexts } from './definition.ts'
import { hrFriday } from './sample-data.ts'
import styles from './FreeFridaySection.module.css'

type Props = PageTexts['testimonial']

/** A quote, and the Friday that it is about: the one in HrWeekSection, with time for people. */
export function FreeFridaySection({ title, day, plan, ...quote }: Props) {
  return (
    <Section>
      <Container className={styles.columns}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initialsOf(quote.author)} of="person" />} />
        <figure className={styles.friday}>
          <figcaption>{day}</figcaption>
          <DayBlocks blocks={hrFriday.map((block) => ({ ...block, text: plan[block.id] }))} />
        </figure>
      </Container>
    </Section>
  )
}
