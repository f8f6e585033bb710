import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { BidChat } from './BidChat.tsx'
import type { PageTexts } from './definition.ts'
import styles from './BidChatSection.module.css'

export function BidChatSection({ title, lead, ...chat }: PageTexts['chat']) {
  return (
    <Section>
      <Container className={styles.columns}>
        <SectionHeading title={title} lead={lead} />
        <BidChat {...chat} />
      </Container>
    </Section>
  )
}
