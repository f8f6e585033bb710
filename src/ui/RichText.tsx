import { Fragment } from 'react'
import { partsOf } from '#site/template.ts'
import styles from './RichText.module.css'

const elements = { plain: Fragment, struck: 'del', added: 'ins', bracketed: 'mark' } as const

/** Inline markers let a sentence be written and translated as one string. */
export function RichText({ text }: { text: string }) {
  return (
    <span className={styles.text}>
      {partsOf(text).map((part) => {
        const Element = elements[part.kind]
        return <Element key={part.at}>{part.text}</Element>
      })}
    </span>
  )
}
