import { ComparisonTable, type ComparisonRow } from '#ui/ComparisonTable.tsx'
import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { hiringStages } from './sample-data.ts'
import styles from './DecisionsSection.module.css'

type Hiring = PageTexts
type Props = Hiring['decisions'] & Pick<Hiring['pipeline'], 'stages'>

/** Who does what at each stage. The column of the people is highlighted. */
export function DecisionsSection({ title, lead, columns, rows, stages }: Props) {
  return (
    <Section>
      <Container className={styles.section}>
        <SectionHeading title={title} lead={lead} />
        <ComparisonTable
          label={title}
          columns={[columns.stage, columns.assistant, columns.person]}
          rows={hiringStages.map(({ id }): ComparisonRow => [stages[id].name, rows[id].assistant, rows[id].person])}
          favorsOther
        />
      </Container>
    </Section>
  )
}
