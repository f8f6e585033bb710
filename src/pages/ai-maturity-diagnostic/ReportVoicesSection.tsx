import { portraitOf } from '#site/build-constants.ts'
import { Quote } from '#ui/Quote.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReportVoicesSection.module.css'

export function ReportVoicesSection({ title, quotes }: PageTexts['voices']) {
  return (
    <ContainedSection containerClass={styles.quotes}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Quote {...quotes.homeFurnishings} portrait={portraitOf('gloria')} size="small" />
      <Quote {...quotes.clinics} portrait={portraitOf('todd')} size="small" />
    </ContainedSection>
  )
}
