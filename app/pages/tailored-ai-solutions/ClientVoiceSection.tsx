import type { PageTexts } from './definition.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Quote } from '../../ui/Quote.tsx'
import { Section } from '../../ui/Section.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './ClientVoiceSection.module.css'

/** Who speaks on the left, the words on the right. */
export function ClientVoiceSection({ title, initials, ...quote }: PageTexts['voice']) {
  return (
    <Section ground="sand">
      <Wrap className={styles.voice}>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initials} of="person" />} />
      </Wrap>
    </Section>
  )
}
