import { TextLink } from '#sections/ButtonLink.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import type { PageTexts } from './definition.ts'
import hairline from '#ui/HairlineTable.module.css'
import styles from './ContractBenefitsSection.module.css'

const changes = ['clauses', 'rules', 'renewals', 'wording', 'signOff'] as const

export function ContractBenefitsSection({ title, lead, columns, rows, link }: PageTexts['benefits']) {
  return (
    <TitledSection title={title} lead={lead}>
      <ComparisonTable
        label={title}
        columns={[columns.what, columns.before, columns.after]}
        rows={changes.map((id) => [rows[id].what, rows[id].before, rows[id].after])}
        className={`${hairline.table} ${hairline.favored} ${styles.table}`}
      />
      <TextLink page="contract-review" label={link} />
    </TitledSection>
  )
}
