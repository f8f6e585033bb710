import { TitledSection } from '#sections/TitledSection.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { stepIds } from './sample-data.ts'
import styles from './StepsTableSection.module.css'

export function StepsTableSection({ title, lead, corner, rows, steps }: PageTexts['hold'] & Pick<PageTexts, 'steps'>) {
  return (
    <TitledSection title={title} lead={lead} gap={11}>
      <table className={styles.table} aria-label={title}>
        <TableHead>
          <VisuallyHidden>{corner}</VisuallyHidden>
          {stepIds.map((step) => steps[step].order)}
        </TableHead>
        <tbody>
          {[rows.youGet, rows.youDecide, rows.weDo, rows.people, rows.hours, rows.cost].map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {stepIds.map((step) => (
                <td key={step} data-step={steps[step].order}>
                  <b>{row.cells[step].what}</b> {row.cells[step].detail}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TitledSection>
  )
}
