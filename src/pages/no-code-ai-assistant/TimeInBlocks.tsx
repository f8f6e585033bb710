import { claimValue } from '#site/build-constants.ts'
import { classes } from '#ui/classes.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import styles from './TimeInBlocks.module.css'

/** Number of blocks for the full job. */
const BLOCKS = 10

const remaining = Math.round(BLOCKS * (1 - claimValue('buildTime') / 100))

export function TimeInBlocks({ programmed, inBuilder }: { programmed: string; inBuilder: string }) {
  return (
    <GrowOnView className={styles.rows}>
      <Row label={programmed} count={BLOCKS} />
      <Row label={inBuilder} count={remaining} className={styles.brand} />
    </GrowOnView>
  )
}

function Row({ label, count, className }: { label: string; count: number; className?: string | undefined }) {
  return (
    <p className={styles.row}>
      <span>
        {label}
        <VisuallyHidden>{` ${count}/${BLOCKS}`}</VisuallyHidden>
      </span>
      <span className={classes(styles.blocks, className)} aria-hidden>
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </span>
    </p>
  )
}
