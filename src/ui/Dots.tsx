import styles from './Dots.module.css'

type Props = {
  /** What is chosen here; a group that is named by its surroundings needs none. */
  label?: string
  /** The name of each dot: "Testimonial 1 of 3". */
  dots: readonly string[]
  current: number
  onChoose: (index: number) => void
}

/** One dot for each thing that can be shown, the current one drawn out. */
export function Dots({ label, dots, current, onChoose }: Props) {
  return (
    <div className={styles.dots} role={label ? 'group' : undefined} aria-label={label}>
      {dots.map((dot, index) => (
        <button
          key={dot}
          type="button"
          className={styles.dot}
          aria-label={dot}
          aria-current={index === current}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  )
}
