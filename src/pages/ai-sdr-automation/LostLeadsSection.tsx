import { TitledSection } from '#sections/TitledSection.tsx'
import { TextColumns } from '#ui/TextColumns.tsx'
import type { PageTexts } from './definition.ts'
import { MissingFollowUps, RepsDay, WaitOvernight } from './LossDrawings.tsx'

export function LostLeadsSection({ title, lead, late, busy, silent }: PageTexts['problems']) {
  return (
    <TitledSection title={title} lead={lead}>
      <TextColumns
        items={[
          { ...late, drawing: <WaitOvernight {...late.drawing} /> },
          { ...busy, drawing: <RepsDay {...busy.drawing} /> },
          { ...silent, drawing: <MissingFollowUps {...silent.drawing} /> },
        ]}
      />
    </TitledSection>
  )
}
