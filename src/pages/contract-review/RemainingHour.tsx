import styles from './RemainingHour.module.css'

export function RemainingHour({ percent }: { percent: number }) {
  return (
    <svg className={styles.drawing} width="150" height="150" viewBox="-75 -75 150 150" aria-hidden>
      <circle className={styles.face} r="73" />
      <g transform="rotate(-90)">
        <circle className={styles.minutes} r="54" pathLength="180" strokeDasharray="1 2" strokeDashoffset="-1" />
        <circle className={styles.remaining} r="32.5" pathLength="100" strokeDasharray={`${percent} 100`} />
      </g>
      <g className={styles.hands}>
        <path d="M0 0V-64" />
        <path d="M0 0V-64" transform={`rotate(${percent * 3.6})`} />
        <circle r="3" />
      </g>
    </svg>
  )
}
