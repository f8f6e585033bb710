import type { PageTexts } from './definition.ts'
import { Section } from '../../ui/Section.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { Wrap } from '../../ui/Wrap.tsx'
import styles from './StepsTableSection.module.css'

type Page = PageTexts
type Props = Page['hold'] & Pick<Page, 'steps'>

/** Whose part is what, step by step. Where it is narrow, each cell says which step it belongs to. */
export function StepsTableSection({ title, lead, corner, rows, steps }: Props) {
  const columns = Object.values(steps).map((step) => step.title)
  return (
    <Section>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{corner}</VisuallyHidden>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ what, detail }, index) => (
                  <td key={what} data-step={columns[index]}>
                    <b>{what}</b> {detail}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wrap>
    </Section>
  )
}
