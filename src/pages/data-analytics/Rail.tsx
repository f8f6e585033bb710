import styles from './Rail.module.css'

const lines = [0, 1, 2]
  .map((line) => {
    const [middle, side] = [163 + 12 * line, 4 + 10 * line]
    // The outer line bends first and straightens last, so that no two lines cross.
    const [bend, back] = [10 + 2 * line, 90 - 2 * line]
    return `M${middle} 0C${middle} ${bend} ${side} ${bend - 6} ${side} ${bend + 4}V${back - 4}C${side} ${back + 6} ${middle} ${back} ${middle} 100`
  })
  .join('')

/** Takes the model's lines down past the text when the pillars are stacked. */
export function Rail() {
  return (
    <svg className={styles.rail} viewBox="0 0 350 100" preserveAspectRatio="none" aria-hidden>
      <path d={lines} />
    </svg>
  )
}
