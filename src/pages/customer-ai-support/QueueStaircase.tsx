import { Container } from '#ui/Container.tsx'
import type { PageTexts } from './definition.ts'
import { closings, staircase, STAIRCASE_HEIGHT, STAIRCASE_WIDTH, STEP_HEIGHT, WAITING } from './queue.ts'
import styles from './QueueStaircase.module.css'

const { steps, withAPerson } = staircase(closings)
const byPerson = closings.filter((closedBy) => closedBy === 'person').length

/** The legend has the numbers as text. */
export function QueueStaircase({ waiting, ...legend }: PageTexts['hero']['queue']) {
  return (
    <figure>
      <div className={styles.stairs}>
        <svg viewBox={`0 0 ${STAIRCASE_WIDTH} ${STAIRCASE_HEIGHT}`} preserveAspectRatio="none" aria-hidden>
          <path className={styles.byAssistant} d={steps} />
          <path className={styles.withAPerson} d={withAPerson} strokeWidth={STEP_HEIGHT} />
        </svg>
        <Container className={styles.waiting}>
          <b>{WAITING}</b> {waiting}
        </Container>
      </div>
      <Container as="figcaption" className={styles.legend}>
        <span>
          <Swatch of="byAssistant" />
          {`${closings.length - byPerson} ${legend.byAssistant}`}
        </span>
        <span>
          <Swatch of="withAPerson" />
          {`${byPerson} ${legend.withAPerson}`}
        </span>
        <span className={styles.open}>{`${WAITING - closings.length} ${legend.open}`}</span>
      </Container>
    </figure>
  )
}

function Swatch({ of }: { of: 'byAssistant' | 'withAPerson' }) {
  return (
    <svg width="16" height="9" aria-hidden>
      <path className={styles[of]} d="M0 4.5h16" strokeWidth="9" />
    </svg>
  )
}
