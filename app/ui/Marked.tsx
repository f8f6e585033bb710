import { Fragment } from 'react'
import { classes } from './classes.ts'
import styles from './Marked.module.css'

/** A part in brackets is marked, [-one-] is struck out, [+one+] is put in. */
const PART = /\[(?:-(?<struck>.+?)-|\+(?<added>.+?)\+|(?<marked>.+?))\]/g

type Part = { kind: 'plain' | 'struck' | 'added' | 'marked'; text: string; at: number }

export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const match of text.matchAll(PART)) {
    const at = match.index
    if (at > from) parts.push({ kind: 'plain', text: text.slice(from, at), at: from })
    const { struck, added, marked } = match.groups ?? {}
    if (struck !== undefined) parts.push({ kind: 'struck', text: struck, at })
    else if (added !== undefined) parts.push({ kind: 'added', text: added, at })
    else parts.push({ kind: 'marked', text: marked ?? '', at })
    from = at + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'plain', text: text.slice(from), at: from })
  return parts
}

const elements = { plain: Fragment, struck: 'del', added: 'ins', marked: 'mark' } as const

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
