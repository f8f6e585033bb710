import { FileText } from 'lucide'
import { Icon } from '#ui/Icon.tsx'
import { RichText } from '#ui/RichText.tsx'
import { StatusDot } from '#ui/Status.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ContractMoments.module.css'

type Features = PageTexts['features']

export function Redline({ addIn, change, source }: Omit<Features['redline'], 'title' | 'text'>) {
  return (
    <div>
      <p className={styles.addIn}>
        <Icon of={FileText} size={18} />
        {addIn}
      </p>
      <p className={styles.change}>
        <RichText text={change} />
      </p>
      <p className={styles.source}>
        <StatusDot status="done" />
        {source}
      </p>
    </div>
  )
}

const dates = ['start', 'priceChange', 'notice', 'renewal'] as const

export function DateLine({ items }: Pick<Features['dates'], 'items'>) {
  return (
    <ol className={styles.dates}>
      {dates.map((id) => (
        <li key={id}>
          <b>{items[id].date}</b>
          {items[id].text}
        </li>
      ))}
    </ol>
  )
}
