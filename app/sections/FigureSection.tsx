import type { ReactNode } from 'react'
import { BigFigure } from '../ui/BigFigure.tsx'
import { classes } from '../ui/classes.ts'
import { Wrap } from '../ui/Wrap.tsx'
import styles from './FigureSection.module.css'

type Props = {
  /** The claim, as it is written: "80%", "+21%". */
  value: string
  /** What it counts: the heading is both, read as one. */
  label: string
  /** What it rests on, or what it means in the working day. */
  text?: string
  /** A quiet band of sand in place of the page's paper. */
  sand?: boolean
  /** Under the words: a voice that says the same. */
  beneath?: ReactNode
  /** The proportion, drawn. */
  children: ReactNode
}

/** One marketing figure, large, and the picture of what it means. */
export function FigureSection({ value, label, text, sand = false, beneath, children }: Props) {
  return (
    <section className={classes(styles.section, sand && styles.sand)}>
      <Wrap className={styles.columns}>
        <div>
          <BigFigure value={value} label={label} />
          {text && <p className={styles.text}>{text}</p>}
          {beneath}
        </div>
        <div className={styles.figure}>{children}</div>
      </Wrap>
    </section>
  )
}
