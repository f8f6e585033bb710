import { useId } from 'react'
import { Plus } from 'lucide'
import { Icon } from './Icon.tsx'
import styles from './Accordion.module.css'

type Props = {
  items: readonly { question: string; answer: string }[]
  openFirst?: boolean
  /** Accordions of the same name share the one open item. */
  name?: string
  /** The questions are headings of this level. */
  level?: 3 | 4
}

/** One item open at a time, or none. The browser does all of it. */
export function Accordion({ items, openFirst = false, name, level = 3 }: Props) {
  const ownName = useId()
  const Question = level === 3 ? 'h3' : 'h4'
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.question} name={name ?? ownName} open={openFirst && index === 0} className={styles.item}>
          <summary className={styles.question}>
            <Question>{item.question}</Question>
            <Icon of={Plus} className={styles.sign} size={20} />
          </summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
