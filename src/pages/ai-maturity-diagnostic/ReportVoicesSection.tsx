import { Quote } from '#ui/Quote.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReportVoicesSection.module.css'

export function ReportVoicesSection({ title, quotes }: PageTexts['voices']) {
  return (
    <ContainedSection containerClass={styles.quotes}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      {(['homeFurnishings', 'clinics'] as const).map((id) => (
        <Quote key={id} {...quotes[id]} size="small" />
      ))}
    </ContainedSection>
  )
}
