import { ConversionLinks } from '#sections/ConversionLinks.tsx'
import { Actions } from '#ui/Button.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './NextStepSection.module.css'

const rowIds = ['company', 'need'] as const

/** The visitor's own record. The one open field is the call to action. */
export function NextStepSection({ rows, title }: PageTexts['close']) {
  return (
    <Section surface="tint">
      <Container>
        {rowIds.map((id) => (
          <p key={id} className={styles.row}>
            <span>{rows[id].label}</span> <b>{rows[id].value}</b>
          </p>
        ))}
        <div className={styles.row}>
          <h2>{title}</h2>
          <Actions>
            <ConversionLinks />
          </Actions>
        </div>
      </Container>
    </Section>
  )
}
