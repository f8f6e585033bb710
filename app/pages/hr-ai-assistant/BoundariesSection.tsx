import type { PageTexts } from './definition.ts'
import { ComparisonTable } from '../../ui/ComparisonTable.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './BoundariesSection.module.css'

type Props = PageTexts['boundaries']

/** Where the assistant stops: for whoever has to answer for it. */
export function BoundariesSection({ title, lead, facts, table }: Props) {
  return (
    <Section ground="sand">
      <Wrap className={styles.columns}>
        <div>
          <SectionHeading title={title} lead={lead} />
          <div className={styles.facts}>
            {facts.map((fact) => (
              <div key={fact.title}>
                <h3>{fact.title}</h3>
                <p>{fact.text}</p>
              </div>
            ))}
          </div>
        </div>
        <ComparisonTable
          columns={[table.request, table.assistant, table.person]}
          rows={table.rows.map((row) => [row.request, row.assistant, row.person])}
        />
      </Wrap>
    </Section>
  )
}
