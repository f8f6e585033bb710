import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Paper } from '../../ui/Paper.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './BuyerVoiceSection.module.css'

/** What a buyer says, and the purchase that it is about. */
export function BuyerVoiceSection({ title, initials, tender, ...quote }: PageTexts['voice']) {
  return (
    <Section>
      <Wrap className={styles.columns}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initials} of="person" />} />
        <Paper className={styles.tender}>
          <figcaption>{tender.title}</figcaption>
          <FactList facts={tender.facts} forValues />
        </Paper>
      </Wrap>
    </Section>
  )
}
