import { Cluster } from './Layout.tsx'
import styles from './Dots.module.css'

/** The label names the group, unless an ancestor does; `dots` are accessible names, such as "Testimonial 1 of 3". */
type Props = { label?: string; dots: readonly string[]; current: number; onChoose: (index: number) => void }

export function Dots({ label, dots, current, onChoose }: Props) {
  return (
    <Cluster gap={1} role={label ? 'group' : undefined} aria-label={label}>
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
    </Cluster>
  )
}
