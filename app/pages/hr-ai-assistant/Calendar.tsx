import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { StatusDot } from '../../ui/Status.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Calendar.module.css'

export type CalendarTexts = {
  caption: string
  /** What stands at the head of the names. */
  person: string
  people: readonly string[]
  /** What the assistant found in it. */
  result: string
}

type Props = CalendarTexts & {
  /** Days or hours. */
  columns: readonly string[]
  /** The cells of a person, one <td> a column. */
  renderRow: (row: number) => ReactNode
  className: string | undefined
}

/** Who is where, and when. */
export function Calendar({ caption, person, people, columns, result, renderRow, className }: Props) {
  return (
    <>
      <table className={classes(styles.calendar, className)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{person}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((name, row) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {renderRow(row)}
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
