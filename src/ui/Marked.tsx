import { Fragment } from 'react'
import { partsOf } from '#site/template.ts'
import { classes } from './classes.ts'
import styles from './Marked.module.css'

const elements = { plain: Fragment, struck: 'del', added: 'ins', bracketed: 'mark' } as const

/** A whole sentence of which parts stand out, so that it can be written and translated as one. */
export function Marked({ text, className }: { text: string; className?: string }) {
  return (
    <span className={classes(styles.text, className)}>
      {partsOf(text).map((part) => {
        const Element = elements[part.kind]
        return <Element key={part.at}>{part.text}</Element>
      })}
    </span>
  )
}
