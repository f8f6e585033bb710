import type { ReactNode } from 'react'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './CellTable.module.css'

type Props = {
  label: string
  /** The header of the row headers, for screen readers. */
  corner: string
  columns: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
}

/** Narrow screens show the header of the column above each cell instead. */
export function CellTable({ label, corner, columns, rows }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <TableHead>
        <VisuallyHidden>{corner}</VisuallyHidden>
        {columns}
      </TableHead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column} data-column={column}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
