import { X } from 'lucide'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './SignatureSection.module.css'

export function SignatureSection({ title, text, note, action }: PageTexts['close'] & { action: string }) {
  return (
    <ContainedSection surface="sand">
      <Paper className={styles.sheet}>
        <SectionHeading title={title} lead={text} />
        <Cluster gap={4} className={styles.line}>
          <Icon of={X} size={22} />
          <ButtonLink to="/book-a-demo" variant="ink" withArrow label={action} />
        </Cluster>
        <small>{note}</small>
      </Paper>
    </ContainedSection>
  )
}
