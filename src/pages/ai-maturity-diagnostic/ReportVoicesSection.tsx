import { Container } from '#ui/Container.tsx'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReportVoicesSection.module.css'

export function ReportVoicesSection({ title, quotes }: PageTexts['voices']) {
  return (
    <Section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Container className={styles.quotes}>
        {(['homeFurnishings', 'clinics'] as const).map((id) => (
          <Quote key={id} {...quotes[id]} size="small" />
        ))}
      </Container>
    </Section>
  )
}
