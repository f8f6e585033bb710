import type { ReactNode } from 'react'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './ComparisonSection.module.css'

type Props = {
  title: string
  lead: string
  columns: { what: string; before: string; after: string }
  rows: readonly { what: string; before: string; after: string }[]
  /** Under the table: where to read on. */
  children?: ReactNode
}

/** What is different with the assistant, row by row. On a narrow screen each row is a small block. */
export function ComparisonSection({ title, lead, columns, rows, children }: Props) {
  return (
    <section className={styles.section}>
      <Wrap>
        <SectionHeading title={title} lead={lead} />
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns.what}</th>
              <th scope="col">{columns.before}</th>
              <th scope="col">{columns.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ what, before, after }) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>
                  <span className={styles.label}>{columns.before}: </span>
                  {before}
                </td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {children && <p className={styles.more}>{children}</p>}
      </Wrap>
    </section>
  )
}
