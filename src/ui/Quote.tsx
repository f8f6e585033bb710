import { Avatar } from './Avatar.tsx'
import { classes } from './classes.ts'
import { initialsOf } from './initials.ts'
import { Unbroken } from './Unbroken.tsx'
import styles from './Quote.module.css'

type Props = {
  text: string
  author: string
  position: string
  portrait?: string | undefined
  /** large: fills a full-width section. medium and small: sits next to other content. */
  size?: 'large' | 'medium' | 'small'
}

export function Quote({ text, author, position, portrait, size = 'large' }: Props) {
  return (
    <figure className={classes(styles.quote, styles[size])}>
      <Unbroken as="blockquote" text={text} />
      <figcaption className={styles.who}>
        <Avatar initials={initialsOf(author)} of="person" portrait={portrait} />
        <p>
          <b>{author}</b>
          {position}
        </p>
      </figcaption>
    </figure>
  )
}
