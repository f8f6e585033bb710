import { ConversionActions } from '#sections/ConversionLinks.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import type { PageTexts } from './definition.ts'
import styles from './NextStepSection.module.css'

export function NextStepSection({ rows, title }: PageTexts['close']) {
  return (
    <ContainedSection surface="tint">
      {[rows.company, rows.need].map((row) => (
        <p key={row.label} className={styles.row}>
          <span>{row.label}</span> <b>{row.value}</b>
        </p>
      ))}
      <div className={styles.row}>
        <h2>{title}</h2>
        <ConversionActions />
      </div>
    </ContainedSection>
  )
}
