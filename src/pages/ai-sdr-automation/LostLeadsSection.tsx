import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import { MissingFollowUps, RepsDay, WaitOvernight } from './LossDrawings.tsx'

type Props = PageTexts['problems']

export function LostLeadsSection({ title, lead, late, busy, silent }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <TextColumns
          items={[
            { title: late.title, text: late.text, drawing: <WaitOvernight {...late.drawing} /> },
            { title: busy.title, text: busy.text, drawing: <RepsDay {...busy.drawing} /> },
            { title: silent.title, text: silent.text, drawing: <MissingFollowUps {...silent.drawing} /> },
          ]}
        />
      </Container>
    </Section>
  )
}
