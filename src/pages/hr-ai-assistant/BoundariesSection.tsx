import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './BoundariesSection.module.css'

export function BoundariesSection({ title, lead, facts, table }: PageTexts['boundaries']) {
  const rows = [
    table.rows.policies,
    table.rows.leave,
    table.rows.pay,
    table.rows.letters,
    table.rows.hiring,
    table.rows.privateMatters,
  ]
  return (
    <ContainedSection surface="sand" containerClass={styles.columns}>
      <div>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.facts}>
          {[facts.reads, facts.neverDecides, facts.access].map((fact) => (
            <div key={fact.title}>
              <h3>{fact.title}</h3>
              <p>{fact.text}</p>
            </div>
          ))}
        </div>
      </div>
      <ComparisonTable
        label={title}
        columns={[table.request, table.assistant, table.person]}
        rows={rows.map((row) => [row.request, row.assistant, row.person])}
      />
    </ContainedSection>
  )
}
