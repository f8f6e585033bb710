import { classes } from './classes.ts'
import { TableHead } from './TableHead.tsx'
import styles from './ComparisonTable.module.css'

export type ComparisonRow = readonly [what: string, one: string, other: string]

type Props = { label: string; columns: ComparisonRow; rows: readonly ComparisonRow[]; favorsOther?: boolean }

export function ComparisonTable({ label, columns, rows, favorsOther = false }: Props) {
  return (
    <table className={classes(styles.table, favorsOther && styles.favored)} aria-label={label}>
      <TableHead>{columns}</TableHead>
      <tbody>
        {rows.map(([what, one, other]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
