import { HOT_FROM, QUIET_DAYS, quietDealScores } from './sample-data.ts'
import { course, height, line } from './scores.ts'
import styles from './ScoreCourse.module.css'

const RANGE = { lowest: 58, highest: 90 }

const days = course(quietDealScores, RANGE)
const answered = days.slice(0, -QUIET_DAYS)
const quiet = days.slice(-QUIET_DAYS - 1)
const silence = quiet[0]?.x ?? 100
const hotLine = `${height(HOT_FROM, RANGE)}%`

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
        <rect x={`${silence}%`} width={`${100 - silence}%`} height="100%" />
        <line x2="100%" y1={hotLine} y2={hotLine} />
        <text y={hotLine} dy="-0.5em">
          {hot}
        </text>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={line(answered)} />
          <polyline className={styles.quiet} points={line(quiet)} />
        </svg>
        <circle cx="100%" cy={`${days.at(-1)?.y}%`} r="6" />
      </svg>
    </figure>
  )
}
