import { keysOf } from '#i18n/merge-texts.ts'
import { StatusDot, type Status } from '#ui/Status.tsx'
import styles from './StatusList.module.css'

type Props<Id extends string> = {
  statuses: Readonly<Record<Id, Status>>
  items: Readonly<Record<Id, { text: string; state: string }>>
  label?: string
}

export function StatusList<Id extends string>({ statuses, items, label }: Props<Id>) {
  return (
    <ul className={styles.sheet} role="list" aria-label={label}>
      {keysOf(statuses).map((id) => (
        <li key={id} data-status={statuses[id]}>
          <StatusDot status={statuses[id]} />
          <span>{items[id].text}</span>
          <b>{items[id].state}</b>
        </li>
      ))}
    </ul>
  )
}
