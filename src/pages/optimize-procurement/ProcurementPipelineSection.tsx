import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import type { PageTexts } from './definition.ts'
import { PipelinePanel } from './PipelinePanel.tsx'
import styles from './ProcurementPipelineSection.module.css'

type Procurement = PageTexts
type Props = Procurement['solution'] & Pick<Procurement, 'stages'>

export function ProcurementPipelineSection({ title, lead, pipeline, stages }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <div className={styles.panel}>
          <PipelinePanel {...pipeline} stages={stages} />
        </div>
      </Container>
    </Section>
  )
}
