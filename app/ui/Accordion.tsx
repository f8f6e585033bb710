import { useId } from 'react'
import { Plus } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './Accordion.module.css'

type Props = { items: readonly { question: string; answer: string }[]; openFirst?: boolean }

/** One item open at a time, or none. The browser does all of it. */
export function Accordion({ items, openFirst = false }: Props) {
  const name = useId()
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.question} name={name} open={openFirst && index === 0} className={styles.item}>
          <summary className={styles.question}>
            <h3>{item.question}</h3>
            <Icon of={Plus} className={styles.sign} size={20} />
          </summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
