import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
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
    <Section surface="sand">
      <Container className={styles.columns}>
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
      </Container>
    </Section>
  )
}
