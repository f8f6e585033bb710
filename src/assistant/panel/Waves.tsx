import styles from './Waves.module.css'

const BARS = 47
const STEP = 8
const HEIGHT = 66

/** Decorative, not measured from the microphone: low at the ends, uneven in between. */
const bars = Array.from({ length: BARS }, (_, index) => {
  const middle = Math.sin((Math.PI * (index + 0.5)) / BARS)
  const uneven = 0.55 + 0.45 * Math.sin(index * 1.7) * Math.cos(index * 0.6)
  const height = Math.max(5, HEIGHT * middle * uneven)
  return `M${(index + 0.5) * STEP} ${(HEIGHT - height) / 2}v${height}`
})

/** Three groups of bars that animate out of phase. */
export function Waves({ moving }: { moving: boolean }) {
  return (
    <svg className={styles.waves} viewBox={`0 0 ${BARS * STEP} ${HEIGHT}`} data-moving={moving} aria-hidden>
      {[0, 1, 2].map((group) => (
        <path key={group} d={bars.filter((_, index) => index % 3 === group).join('')} />
      ))}
    </svg>
  )
}
