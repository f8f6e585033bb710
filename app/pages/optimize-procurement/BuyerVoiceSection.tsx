import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { initialsOf } from '../../ui/initials.ts'
import { Paper } from '../../ui/Paper.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { TENDERED_PALLETS } from './sample-data.ts'
import styles from './BuyerVoiceSection.module.css'

/** What a buyer says, and the purchase that it is about. */
export function BuyerVoiceSection({ title, tender, ...quote }: PageTexts['voice']) {
  const { quantity, read, chosen, difference } = tender.facts
  const pallets = { ...quantity, value: String(TENDERED_PALLETS) }
  return (
    <Section>
      <Wrap className={styles.columns}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initialsOf(quote.author)} of="person" />} />
        <Paper className={styles.tender}>
          <figcaption>{tender.title}</figcaption>
          <FactList facts={[pallets, read, chosen, difference]} forValues />
        </Paper>
      </Wrap>
    </Section>
  )
}
