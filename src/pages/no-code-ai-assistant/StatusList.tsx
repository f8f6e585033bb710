import { StatusDot, type Status } from '#ui/Status.tsx'
import styles from './StatusList.module.css'

type Props<Id extends string> = {
  data: readonly { id: Id; status: Status }[]
  items: Record<Id, { text: string; state: string }>
  label?: string
}

export function StatusList<Id extends string>({ data, items, label }: Props<Id>) {
  return (
    <ul className={styles.list} role="list" aria-label={label}>
      {data.map(({ id, status }) => (
        <li key={id} data-status={status}>
          <StatusDot status={status} />
          <span>{items[id].text}</span>
          <b>{items[id].state}</b>
        </li>
      ))}
    </ul>
  )
}
