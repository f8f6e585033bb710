import styles from './Rail.module.css'

const lines = [0, 1, 2]
  .map((line) => {
    const [middle, side] = [163 + 12 * line, 4 + 10 * line]
    // The outer line bends first and straightens last: no two of them cross.
    const [bend, back] = [10 + 2 * line, 90 - 2 * line]
    return `M${middle} 0C${middle} ${bend} ${side} ${bend - 6} ${side} ${bend + 4}V${back - 4}C${side} ${back + 6} ${middle} ${back} ${middle} 100`
  })
  .join('')

/** Where pillars stand one upon the other: the model's lines on their way down, past the words that lie between. */
export function Rail() {
  return (
    <svg className={styles.rail} viewBox="0 0 350 100" preserveAspectRatio="none" aria-hidden>
      <path d={lines} />
    </svg>
  )
}
