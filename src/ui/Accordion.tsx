import { useId } from 'react'
import styles from './Accordion.module.css'

type Props = {
  items: readonly { question: string; answer: string }[]
  openFirst?: boolean
  name?: string
  level?: 3 | 4
}

/** Native `<details>`. Accordions with the same name have one open item between them. */
export function Accordion({ items, openFirst = false, name, level = 3 }: Props) {
  const ownName = useId()
  const Question = level === 3 ? 'h3' : 'h4'
  return (
    <div className={styles.accordion}>
      {items.map((item, index) => (
        <details key={item.question} name={name ?? ownName} open={openFirst && index === 0} className={styles.item}>
          <summary className={styles.question}>
            <Question>{item.question}</Question>
          </summary>
          <p className={styles.answer}>{item.answer}</p>
        </details>
      ))}
    </div>
  )
}
