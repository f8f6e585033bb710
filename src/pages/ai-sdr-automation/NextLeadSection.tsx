import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './NextLeadSection.module.css'

export function NextLeadSection({ title, text }: PageTexts['close']) {
  return (
    <Section surface="brand">
      <Container className={styles.columns}>
        <div>
          <p className={styles.typing} aria-hidden>
            <i />
            <i />
            <i />
          </p>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <div>
          <p className={styles.text}>{text}</p>
          <ConversionActions />
        </div>
      </Container>
    </Section>
  )
}
