import styles from './DayBlocks.module.css'

export type DayBlock = {
  hours: number
  /** lost: where the day goes. talk: time with people. other: everything else. */
  kind: 'lost' | 'talk' | 'other'
  /** Without words it is only drawn. */
  text?: string | undefined
}

/** A working day in a calendar: its blocks from morning to evening, each as high as it is long. */
export function DayBlocks({ blocks }: { blocks: readonly DayBlock[] }) {
  const starts = blocks.map((_, index) => blocks.slice(0, index).reduce((sum, { hours }) => sum + hours, 0))
  return (
    <div className={styles.day}>
      {blocks.map(({ hours, kind, text }, index) => (
        <p key={starts[index]} className={styles[kind]} data-hours={hours} aria-hidden={!text}>
          {text}
        </p>
      ))}
    </div>
  )
}
