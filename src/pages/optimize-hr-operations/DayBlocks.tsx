import styles from './DayBlocks.module.css'

export type DayBlock = {
  hours: number
  /** lost: the day's problem. talk: time with people. other: everything else. */
  kind: 'lost' | 'talk' | 'other'
  /** Blocks without text are decorative. */
  text?: string | undefined
}

/** A working day in a calendar, from morning to evening. The height of each block is its length. */
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
