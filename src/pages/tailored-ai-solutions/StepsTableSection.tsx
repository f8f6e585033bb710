import { Container } from '#ui/Container.tsx'
import { Section } from '#ui/Section.tsx'
import { SectionHeading } from '#ui/SectionHeading.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { stepIds } from './sample-data.ts'
import styles from './StepsTableSection.module.css'

type Page = PageTexts
type Props = Page['hold'] & Pick<Page, 'steps'>

const parts = ['youGet', 'youDecide', 'weDo', 'people', 'cost'] as const

/** On narrow screens, each cell shows the step that it belongs to. */
export function StepsTableSection({ title, lead, corner, rows, steps }: Props) {
  return (
    <Section>
      <Container>
        <SectionHeading title={title} lead={lead} />
        <table className={styles.table} aria-label={title}>
          <TableHead>
            <VisuallyHidden>{corner}</VisuallyHidden>
            {stepIds.map((step) => steps[step].title)}
          </TableHead>
          <tbody>
            {parts.map((part) => (
              <tr key={part}>
                <th scope="row">{rows[part].name}</th>
                {stepIds.map((step) => (
                  <td key={step} data-step={steps[step].title}>
                    <b>{rows[part].cells[step].what}</b> {rows[part].cells[step].detail}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  )
}
