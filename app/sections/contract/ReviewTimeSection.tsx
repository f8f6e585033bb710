import type { Texts } from '../../texts/resources.ts'
import { Grow } from '../../ui/Grow.tsx'
import { FigureSection } from '../FigureSection.tsx'
import styles from './ReviewTimeSection.module.css'

/** The page has so many lines; each is an equal part of the time that a review takes. */
const LINES = 20

/** The claim as a page: the lines that are left for a person stand out. */
export function ReviewTimeSection({ byAssistant, byLawyer, ...figure }: Texts['aicontractanalysis']['figure']) {
  const left = Math.round(LINES * (1 - Number.parseFloat(figure.value) / 100))
  return (
    <FigureSection {...figure}>
      <Grow className={styles.sheet}>
        <svg className={styles.lines} viewBox={`0 0 100 ${LINES * 4}`} width="100%" aria-hidden>
          {Array.from({ length: LINES }, (_, line) => (
            <rect
              key={line}
              className={isLeft(line, left) ? styles.left : undefined}
              y={line * 4}
              width={100 - ((line * 7) % 5) * 6}
              height="1.7"
              rx="0.85"
            />
          ))}
        </svg>
        <ul className={styles.legend}>
          <li>{byAssistant}</li>
          <li>{byLawyer}</li>
        </ul>
      </Grow>
    </FigureSection>
  )
}

/** Spreads the lines that are left evenly over the page. */
function isLeft(line: number, left: number): boolean {
  return Math.floor(((line + 1) * left) / LINES) > Math.floor((line * left) / LINES)
}
