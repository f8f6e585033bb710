import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './BoundariesSection.module.css'

type Props = PageTexts['boundaries']

const factIds = ['reads', 'neverDecides', 'access'] as const
const requestIds = ['policies', 'leave', 'pay', 'letters', 'hiring', 'privateMatters'] as const

/** The limits of the assistant, for the people who are accountable for it. */
export function BoundariesSection({ title, lead, facts, table }: Props) {
  const rows = requestIds.map((id) => table.rows[id])
  return (
    <Section surface="sand">
      <Container className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <div className={styles.facts}>
            {factIds.map((id) => (
              <div key={id}>
                <h3>{facts[id].title}</h3>
                <p>{facts[id].text}</p>
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
