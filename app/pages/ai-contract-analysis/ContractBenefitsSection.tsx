import { SiteLink } from '../../routing/SiteLink.tsx'
import type { PageTexts } from './definition.ts'
import { ComparisonTable } from '../../ui/ComparisonTable.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { textLinkClass } from '../../ui/TextLink.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './ContractBenefitsSection.module.css'

type Props = PageTexts['benefits']

export function ContractBenefitsSection({ title, lead, columns, rows, link }: Props) {
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.table}>
          <ComparisonTable
            columns={[columns.what, columns.before, columns.after]}
            rows={rows.map(({ what, before, after }) => [what, before, after])}
            favorsOther
          />
        </div>
        <SiteLink to="/usecases/legal-operations" className={textLinkClass}>
          {link}
        </SiteLink>
      </Wrap>
    </Section>
  )
}
