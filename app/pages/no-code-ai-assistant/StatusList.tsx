import { StatusDot, type Status } from '../../ui/Status.tsx'
import styles from './StatusList.module.css'

export type StatusItem = { text: string; state: string; status: string }

/** Things with a state each, in a word and its dot. */
export function StatusList({ items, label }: { items: readonly StatusItem[]; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ text, state, status }) => (
        <li key={text} data-status={status}>
          <StatusDot status={status as Status} />
          <span>{text}</span>
          <b>{state}</b>
        </li>
      ))}
    </ul>
  )
}
