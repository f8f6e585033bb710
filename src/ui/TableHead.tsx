import { Children, type ReactNode } from 'react'

/** The headers of the columns: each child is one. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead>
      <tr>
        {Children.map(children, (header) => (
          <th scope="col">{header}</th>
        ))}
      </tr>
    </thead>
  )
}
