import styles from './ShareLeft.module.css'

/** What is left of an hour, on a dial. Its sixty minutes, and the part that is left, are dashes of a circle. */
export function HourLeft({ percent }: { percent: number }) {
  return (
    <svg className={styles.drawing} width="150" height="150" viewBox="-75 -75 150 150" aria-hidden>
      <circle className={styles.face} r="73" />
      <g transform="rotate(-90)">
        <circle className={styles.minutes} r="54" pathLength="180" strokeDasharray="1 2" strokeDashoffset="-1" />
        <circle className={styles.left} r="32.5" pathLength="100" strokeDasharray={`${percent} 100`} />
      </g>
      <g className={styles.hands}>
        <path d="M0 0V-64" />
        <path d="M0 0V-64" transform={`rotate(${percent * 3.6})`} />
        <circle r="3" />
      </g>
    </svg>
  )
}

/** What is left of a sum, as a pile of ten coins. */
export function CoinsLeft({ percent }: { percent: number }) {
  return (
    <svg className={styles.drawing} width="150" height="150" viewBox="0 0 150 150" aria-hidden>
      {Array.from({ length: 10 }, (_, coin) => (
        <rect
          key={coin}
          className={coin * 10 < percent ? styles.coin : styles.spent}
          x={1 + ((coin * 7) % 4) * 3}
          y={136.5 - coin * 15}
          width="100"
          height="12"
          rx="6"
        />
      ))}
    </svg>
  )
}
