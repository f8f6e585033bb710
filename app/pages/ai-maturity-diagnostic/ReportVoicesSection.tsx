import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './ReportVoicesSection.module.css'

/** Two who have read theirs, the first one louder. */
export function ReportVoicesSection({ title, quotes }: PageTexts['voices']) {
  return (
    <Section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Wrap className={styles.quotes}>
        {quotes.map(({ initials, ...quote }) => (
          <Quote key={quote.author} {...quote} size="small" portrait={<Avatar initials={initials} of="person" />} />
        ))}
      </Wrap>
    </Section>
  )
}
