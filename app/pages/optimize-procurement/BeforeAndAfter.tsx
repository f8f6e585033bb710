import { Grow } from '../../ui/Grow.tsx'
import { Meter } from '../../ui/Meter.tsx'
import styles from './BeforeAndAfter.module.css'

type Props = {
  /** In percent of the whole. */
  saved: number
  before: string
  after: string
}

/** What is left of the whole when so much of it is saved. The figure beside it says the same. */
export function BeforeAndAfter({ saved, before, after }: Props) {
  return (
    <Grow className={styles.bars} aria-hidden>
      {before}
      <Meter percent={100} tone="muted" />
      {after}
      <Meter percent={100 - saved} />
    </Grow>
  )
}
