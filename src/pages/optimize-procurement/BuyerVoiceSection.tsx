import { FactList } from '#ui/FactList.tsx'
import { Paper } from '#ui/Paper.tsx'
import { Quote } from '#ui/Quote.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { QUOTED_MOTORS } from './sample-data.ts'
import styles from './BuyerVoiceSection.module.css'

export function BuyerVoiceSection({ title, purchase, ...quote }: PageTexts['voice']) {
  const { quantity, read, chosen, difference } = purchase.facts
  return (
    <ContainedSection containerClass={styles.columns}>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Quote {...quote} />
      <Paper className={styles.purchase}>
        <figcaption>{purchase.title}</figcaption>
        <FactList facts={[{ ...quantity, value: String(QUOTED_MOTORS) }, read, chosen, difference]} forValues />
      </Paper>
    </ContainedSection>
  )
}
