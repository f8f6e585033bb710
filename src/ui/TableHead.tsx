import { Children, type ReactNode } from 'react'

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
