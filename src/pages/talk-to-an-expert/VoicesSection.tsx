import { ClientLogoStrip } from '#sections/ClientLogoStrip.tsx'
import { portraitOf } from '#site/build-constants.ts'
import { Container } from '#ui/Container.tsx'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './VoicesSection.module.css'

export function VoicesSection({ title, quotes, clients }: PageTexts['voices']) {
  return (
    <Section>
      <VisuallyHidden as="h2">{title}</VisuallyHidden>
      <Container className={styles.quotes}>
        <Quote {...quotes.savedQuarter} portrait={portraitOf('irene')} size="medium" />
        <Quote {...quotes.spreadsheet} portrait={portraitOf('kevin')} size="medium" />
      </Container>
      <ClientLogoStrip label={clients} speed="slow" />
    </Section>
  )
}
