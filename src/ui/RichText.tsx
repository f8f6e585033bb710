import { Fragment } from 'react'
import { partsOf } from '#site/template.ts'
import { classes } from './classes.ts'
import styles from './RichText.module.css'

const elements = { plain: Fragment, struck: 'del', added: 'ins', bracketed: 'mark' } as const

/** Inline markers let a sentence be written and translated as one string. */
export function RichText({ text, className }: { text: string; className?: string }) {
  return (
    <span className={classes(styles.text, className)}>
      {partsOf(text).map((part) => {
        const Element = elements[part.kind]
        return <Element key={part.at}>{part.text}</Element>
      })}
    </span>
  )
}
