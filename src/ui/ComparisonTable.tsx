import { TableHead } from './TableHead.tsx'

export type ComparisonRow = readonly [what: string, one: string, other: string]

type Props = { label: string; columns: ComparisonRow; rows: readonly ComparisonRow[]; className: string | undefined }

/** Without a style of its own: `HairlineTable.module.css`, or a drawing of the page. */
export function ComparisonTable({ label, columns, rows, className }: Props) {
  return (
    <table className={className} aria-label={label}>
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
