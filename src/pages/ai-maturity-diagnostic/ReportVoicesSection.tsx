import { Avatar } from '#ui/Avatar.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReportVoicesSection.module.css'

const readers = ['homeFurnishings', 'clinics'] as const

export function ReportVoicesSection({ title, quotes }: PageTexts['voices']) {
  return (
    <Section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Container className={styles.quotes}>
        {readers.map((id) => (
          <Quote
            key={id}
            {...quotes[id]}
            size="small"
            portrait={<Avatar initials={initialsOf(quotes[id].author)} of="person" />}
          />
        ))}
      </Container>
    </Section>
  )
}
