import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './Quote.module.css'

type Props = {
  text: string
  author: string
  /** Role and line of business: "Head of Support, retail". */
  position: string
  /** A portrait or initials. */
  portrait?: ReactNode
  /** large: fills a band. small: stands beside something else. */
  size?: 'large' | 'small'
}

/** What somebody said, and who. */
export function Quote({ text, author, position, portrait, size = 'large' }: Props) {
  return (
    <figure className={classes(styles.quote, styles[size])}>
      <blockquote>
        <Unbroken text={text} />
      </blockquote>
      <figcaption className={styles.who}>
        {portrait}
        <p>
          <b>{author}</b>
          {position}
        </p>
      </figcaption>
    </figure>
  )
}
