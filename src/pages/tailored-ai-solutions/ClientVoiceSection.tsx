import { Avatar } from '#ui/Avatar.tsx'
import { Container } from '#ui/Container.tsx'
import { initialsOf } from '#ui/initials.ts'
import { Quote } from '#ui/Quote.tsx'
import { Section } from '#ui/Section.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ClientVoiceSection.module.css'

export function ClientVoiceSection({ title, ...quote }: PageTexts['voice']) {
  return (
    <Section surface="sand">
      <Container className={styles.voice}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initialsOf(quote.author)} of="person" />} />
      </Container>
    </Section>
  )
}
