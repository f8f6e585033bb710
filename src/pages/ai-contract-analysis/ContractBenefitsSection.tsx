import { PageLink } from '#routing/PageLink.tsx'
import { ComparisonTable } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { textLinkClass } from '#ui/TextLink.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ContractBenefitsSection.module.css'

type Props = PageTexts['benefits']

const changes = ['clauses', 'rules', 'renewals', 'wording', 'signOff'] as const

export function ContractBenefitsSection({ title, lead, columns, rows, link }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.table}>
          <ComparisonTable
            label={title}
            columns={[columns.what, columns.before, columns.after]}
            rows={changes.map((id) => [rows[id].what, rows[id].before, rows[id].after])}
            favorsOther
          />
        </div>
        <PageLink page="contract-review" className={textLinkClass}>
          {link}
        </PageLink>
      </Container>
    </Section>
  )
}
