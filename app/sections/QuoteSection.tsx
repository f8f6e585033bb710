import { Avatar } from '../ui/Avatar.tsx'
import { classes } from '../ui/classes.ts'
import { Quote } from '../ui/Quote.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { Wrap } from '../ui/Wrap.tsx'
import grounds from '../ui/Ground.module.css'
import styles from './QuoteSection.module.css'

type Props = {
  /** The heading, for whoever does not see that this is a quote. */
  title: string
  text: string
  author: string
  position: string
  initials: string
}

/** One voice on a dark band. */
export function QuoteSection({ title, initials, ...quote }: Props) {
  return (
    <section className={classes(styles.band, grounds.dark)}>
      <Wrap>
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        <Quote {...quote} portrait={<Avatar initials={initials} of="person" />} />
      </Wrap>
    </section>
  )
}
