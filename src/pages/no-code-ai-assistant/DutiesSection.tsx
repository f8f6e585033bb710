import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'
import styles from '#ui/HairlineTable.module.css'

const order = ['building', 'beforeLive', 'atWork', 'data', 'unknown', 'delicate'] as const

export function DutiesSection({ title, lead, moment, assistant, team, moments }: PageTexts['duties']) {
  return (
    <TitledSection surface="sand" title={title} lead={lead} gap={11}>
      <ComparisonTable
        label={title}
        columns={[moment, assistant, team]}
        rows={order.map((id) => [moments[id].name, moments[id].assistant, moments[id].team])}
        className={styles.table}
      />
    </TitledSection>
  )
}
