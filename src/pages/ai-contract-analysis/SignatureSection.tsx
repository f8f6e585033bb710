import { X } from 'lucide'
import { ButtonLink } from '#sections/ButtonLink.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Paper } from '#ui/Paper.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './SignatureSection.module.css'

export function SignatureSection({ title, text, note, action }: PageTexts['close'] & { action: string }) {
  return (
    <ContainedSection surface="sand">
      <Paper className={styles.sheet}>
        <h2>{title}</h2>
        <p>{text}</p>
        <div className={styles.line}>
          <Icon of={X} size={22} />
          <ButtonLink to="/book-a-demo" variant="ink" withArrow label={action} />
        </div>
        <small>{note}</small>
      </Paper>
    </ContainedSection>
  )
}
