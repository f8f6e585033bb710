import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Split, Stack } from '#ui/Layout.tsx'
import { ContainedSection } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import styles from './BoundariesSection.module.css'

const order = ['policies', 'leave', 'pay', 'letters', 'hiring', 'privateMatters'] as const

export function BoundariesSection({ title, lead, facts, table }: PageTexts['boundaries']) {
  return (
    <ContainedSection surface="sand" rhythm="claim">
      <Split ratio="5:7">
        <Stack gap={10}>
          <SectionHeading title={title} lead={lead} />
          <div className={styles.facts}>
            {[facts.reads, facts.neverDecides, facts.access].map((fact) => (
              <Stack key={fact.title} gap={2}>
                <h3>{fact.title}</h3>
                <p>{fact.text}</p>
              </Stack>
            ))}
          </div>
        </Stack>
        <ComparisonTable
          label={title}
          columns={[table.request, table.assistant, table.person]}
          rows={order.map((id) => table.rows[id]).map((row) => [row.request, row.assistant, row.person])}
          className={styles.lanes}
        />
      </Split>
    </ContainedSection>
  )
}
