import type { PageTexts } from './definition.ts'
import { ComparisonTable } from '../../ui/ComparisonTable.tsx'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './FieldRulesSection.module.css'

/** What the tangle is made of: questions that every source answers in its own way. */
export function FieldRulesSection({ title, lead, columns, rows }: PageTexts['rules']) {
  return (
    <Section>
      <Wrap className={styles.section}>
        <SectionHeading title={title} lead={lead} />
        <ComparisonTable
          columns={[columns.question, columns.sources, columns.rule]}
          rows={rows.map(({ question, sources, rule }) => [question, sources, rule])}
          favorsOther
        />
      </Wrap>
    </Section>
  )
}
