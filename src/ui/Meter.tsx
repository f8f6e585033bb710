import { classes } from './classes.ts'
import styles from './Meter.module.css'

type Props = { percent: number; tone?: 'brand' | 'muted'; className?: string | undefined }

/** Decorative: render the figure beside it. SVG, because its width attribute needs no inline style (CSP). */
export function Meter({ percent, tone = 'brand', className }: Props) {
  return (
    <svg className={classes(styles.meter, className)} width="100%" height="6" aria-hidden>
      <rect className={styles.surface} width="100%" height="100%" rx="3" />
      <rect className={styles[tone]} width={`${percent}%`} height="100%" rx="3" />
    </svg>
  )
}
