import styles from './Dots.module.css'

type Props = {
  /** Group label. Omit it if an ancestor already names the group. */
  label?: string
  /** Accessible name of each dot, for example "Testimonial 1 of 3". */
  dots: readonly string[]
  current: number
  onChoose: (index: number) => void
}

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
