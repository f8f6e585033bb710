import { HOT_FROM, QUIET_DAYS, quietDealScores } from '../sample-data.ts'
import { course, height, line } from './scores.ts'
import styles from './ScoreCourse.module.css'

const FRAME = { width: 600, height: 110, lowest: 58, highest: 88 }
/** Room for the dot at the end of the line. */
const EDGE = 8

const days = course(quietDealScores, FRAME)
const answered = days.slice(0, -QUIET_DAYS)
const quiet = days.slice(-QUIET_DAYS - 1)
const silence = quiet[0]?.x ?? FRAME.width
const hotLine = height(HOT_FROM, FRAME)

type Props = { title: string; note: string; hot: string }

/** A deal's score over the last days: how it rose, and how it sinks while nobody replies. */
export function ScoreCourse({ title, note, hot }: Props) {
  const today = days.at(-1)
  return (
    <figure className={styles.course}>
      <figcaption>
        <b>{title}</b>
        {note}
      </figcaption>
      <p>{quietDealScores.at(-1)}</p>
      <svg viewBox={`${-EDGE} ${-EDGE} ${FRAME.width + 2 * EDGE} ${FRAME.height + 2 * EDGE}`} aria-hidden>
        <rect x={silence} y={-EDGE} width={FRAME.width - silence + EDGE} height={FRAME.height + EDGE} />
        <path d={`M${-EDGE} ${FRAME.height}H${FRAME.width + EDGE}`} />
        <path className={styles.hot} d={`M${-EDGE} ${hotLine}H${FRAME.width + EDGE}`} />
        <text y={hotLine - 6}>{hot}</text>
        <polyline points={line(answered)} />
        <polyline className={styles.quiet} points={line(quiet)} />
        <circle cx={today?.x} cy={today?.y} r="6" />
      </svg>
    </figure>
  )
}
