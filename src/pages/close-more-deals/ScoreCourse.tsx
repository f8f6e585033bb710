import { HOT_FROM, QUIET_DAYS, quietDealScores } from './sample-data.ts'
import { course, height, line } from './scores.ts'
import styles from './ScoreCourse.module.css'

/** The SVG is 100 by 100 and stretched to fit. */
const FRAME = { width: 100, height: 100, lowest: 58, highest: 90 }

const days = course(quietDealScores, FRAME)
const answered = days.slice(0, -QUIET_DAYS)
const quiet = days.slice(-QUIET_DAYS - 1)
const silence = quiet[0]?.x ?? FRAME.width
const hotLine = `${height(HOT_FROM, FRAME)}%`

type Props = { title: string; note: string; hot: string }

export function ScoreCourse({ title, note, hot }: Props) {
  return (
    <figure className={styles.course}>
      <figcaption>
        <b>{title}</b>
        {note}
      </figcaption>
      <p>{quietDealScores.at(-1)}</p>
      <svg aria-hidden>
        <rect x={`${silence}%`} width={`${FRAME.width - silence}%`} height="100%" />
        <line x2="100%" y1={hotLine} y2={hotLine} />
        <text y={hotLine} dy="-0.5em">
          {hot}
        </text>
        <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="none">
          <polyline points={line(answered)} />
          <polyline className={styles.quiet} points={line(quiet)} />
        </svg>
        <circle cx="100%" cy={`${days.at(-1)?.y}%`} r="6" />
      </svg>
    </figure>
  )
}
