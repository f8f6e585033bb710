import { useId } from 'react'
import { Plus } from 'lucide-react'
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
            <Plus className={styles.sign} size={20} strokeWidth={1.8} aria-hidden />
          </summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
