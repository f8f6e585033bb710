import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import { StatusDot } from '#ui/Status.tsx'
import { TableHead } from '#ui/TableHead.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './Calendar.module.css'

type Props = {
  caption: string
  /** Header of the name column, for screen readers. */
  person: string
  /** The assistant's finding, below the table. */
  result: string
  /** Days or hours. */
  columns: readonly { id: string | number; name: string | number }[]
  /** One row per person, with a <td> per column. */
  rows: readonly { id: string; name: string; cells: ReactNode }[]
  className: string | undefined
}

export function Calendar({ caption, person, result, columns, rows, className }: Props) {
  return (
    <>
      <table className={classes(styles.calendar, className)}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <TableHead>
          <VisuallyHidden>{person}</VisuallyHidden>
          {columns.map(({ name }) => name)}
        </TableHead>
        <tbody>
          {rows.map(({ id, name, cells }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {cells}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.result}>
        <StatusDot status="done" />
        {result}
      </p>
    </>
  )
}
