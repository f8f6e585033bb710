import { classes } from './classes.ts'
import styles from './Meter.module.css'

type Props = {
  /** 0 to 100. */
  percent: number
  tone?: 'brand' | 'muted'
  className?: string | undefined
}

/** A proportion as a bar. Decoration: the figure stands beside it. Drawn in SVG, whose sizes are no styles. */
export function Meter({ percent, tone = 'brand', className }: Props) {
  return (
    <svg className={classes(styles.meter, className)} width="100%" height="6" aria-hidden>
      <rect className={styles.ground} width="100%" height="100%" rx="3" />
      <rect className={styles[tone]} width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
