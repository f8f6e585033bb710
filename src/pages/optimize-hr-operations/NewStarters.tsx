import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { PageTexts } from './definition.ts'
import { JobTile } from './JobTile.tsx'
import { hrOperations } from './sample-data.ts'
import styles from './NewStarters.module.css'

type Props = PageTexts['jobs']['dataEntry']['figure']

export function NewStarters({ unit, caption, columns, rows }: Props) {
  return (
    <JobTile count={hrOperations.records} unit={unit}>
      <table className={styles.list}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>{[columns.name, columns.start, columns.grade]}</TableHead>
        <tbody>
          {hrOperations.newStarters.map(({ id, grade }) => (
            <tr key={id}>
              <th scope="row">{rows[id].name}</th>
              <td>{rows[id].start}</td>
              <td>{grade}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </JobTile>
  )
}
