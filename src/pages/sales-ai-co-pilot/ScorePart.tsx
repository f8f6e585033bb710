import styles from './ScorePart.module.css'

/** Drawing units. One mark per point. */
const MARK = { width: 3.6, step: 6 }
const MOST_POINTS = 25
const HEIGHT = { mark: 26, missing: 14 }

type Props = {
  label: string
  points: number
  reason: string
  /** The field that it is derived from is still empty. */
  waiting: boolean
}

/** One part of a score: a mark per point out of 25, and the reason for them. */
export function ScorePart({ label, points, reason, waiting }: Props) {
  return (
    <li className={styles.part} data-stage={waiting ? 'waiting' : undefined}>
      <Marks points={points} />
      <b>
        {label} <span>{points}</span>
      </b>
      <p>{reason}</p>
    </li>
  )
}

/** Each row of marks is one dashed line. */
function Marks({ points }: { points: number }) {
  const y = HEIGHT.mark / 2
  const width = MOST_POINTS * MARK.step
  const line = { y1: y, y2: y, strokeDasharray: `${MARK.width} ${MARK.step - MARK.width}` }
  return (
    <svg viewBox={`0 0 ${width} ${HEIGHT.mark}`} preserveAspectRatio="none" aria-hidden>
      <line {...line} x2={width} strokeWidth={HEIGHT.missing} />
      <line {...line} x2={points * MARK.step} strokeWidth={HEIGHT.mark} className={styles.given} />
    </svg>
  )
}
