import { CellTable } from '#sections/CellTable.tsx'
import { TitledSection } from '#sections/TitledSection.tsx'
import type { PageTexts } from './definition.ts'
import { stepIds } from './sample-data.ts'

export function StepsTableSection({ title, lead, corner, rows, steps }: PageTexts['hold'] & Pick<PageTexts, 'steps'>) {
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <CellTable
        label={title}
        corner={corner}
        columns={stepIds.map((step) => steps[step].title)}
        rows={[rows.youGet, rows.youDecide, rows.weDo, rows.people, rows.hours, rows.cost].map(({ name, cells }) => ({
          name,
          cells: stepIds.map((step) => (
            <>
              <b>{cells[step].what}</b> {cells[step].detail}
            </>
          )),
        }))}
      />
    </TitledSection>
  )
}
