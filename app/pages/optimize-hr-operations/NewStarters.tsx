import type { PageTexts } from './definition.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { hrOperations } from './sample-data.ts'
import { JobTile } from './JobTile.tsx'
import styles from './NewStarters.module.css'

type Props = PageTexts['jobs']['dataEntry']['figure']

/** A list that is being filled in: the last row still lacks a field. */
export function NewStarters({ unit, caption, columns, rows }: Props) {
  return (
    <JobTile count={hrOperations.records} unit={unit}>
      <table className={styles.list}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...fields]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {columns.slice(1).map((column, index) => (
                <td key={column}>{fields[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </JobTile>
  )
}
