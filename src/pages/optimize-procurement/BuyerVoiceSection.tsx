import { QuoteSection } from '#sections/QuoteSection.tsx'
import { classes } from '#ui/classes.ts'
import { FactList } from '#ui/FactList.tsx'
import { Paper } from '#ui/Paper.tsx'
import type { PageTexts } from './definition.ts'
import { QUOTED_MOTORS } from './sample-data.ts'
import styles from './BuyerVoiceSection.module.css'
import shared from './shared.module.css'

export function BuyerVoiceSection({ purchase, ...quote }: PageTexts['voice']) {
  const { quantity, read, chosen, difference } = purchase.facts
  return (
    <QuoteSection {...quote} person="gustavo" surface="paper" containerClass={classes(shared.columns, styles.voice)}>
      <Paper className={styles.purchase}>
        <figcaption>{purchase.title}</figcaption>
        <FactList facts={[{ ...quantity, value: String(QUOTED_MOTORS) }, read, chosen, difference]} forValues />
      </Paper>
    </QuoteSection>
  )
}
