import { TableHead } from './TableHead.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type Props = {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly [name: string, ...values: (string | number)[]] }[]
}

export function HiddenTable({ caption, columns, rows }: Props) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <TableHead>{columns}</TableHead>
        <tbody>
          {rows.map(({ id, cells: [name, ...values] }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {values.map((value, index) => (
                <td key={columns[index + 1]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}
