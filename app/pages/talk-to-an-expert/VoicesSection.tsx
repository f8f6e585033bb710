import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { ClientLogoStrip } from '../../sections/ClientLogoStrip.tsx'
import styles from './VoicesSection.module.css'

/** Two who have been there, side by side, over the clients' logos. */
export function VoicesSection({ title, quotes, clients }: PageTexts['voices']) {
  return (
    <Section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Wrap className={styles.quotes}>
        {quotes.map(({ initials, ...quote }) => (
          <Quote key={quote.author} {...quote} size="small" portrait={<Avatar initials={initials} of="person" />} />
        ))}
      </Wrap>
      <ClientLogoStrip label={clients} speed="slow" />
    </Section>
  )
}
