import { FigureSection } from '#sections/FigureSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import { Paper } from '#ui/Paper.tsx'
import type { PageTexts } from './definition.ts'
import styles from './ReviewTimeSection.module.css'

/** Each line of the page is an equal share of the review time. */
const LINES = 20

/** The amber lines are left for a person. */
export function ReviewTimeSection({ byAssistant, byLawyer, ...figure }: PageTexts['figure']) {
  const remaining = Math.round(LINES * (1 - claimValue('legalReview') / 100))
  return (
    <FigureSection {...figure}>
      <GrowOnView>
        <Paper className={styles.sheet}>
          <svg className={styles.lines} viewBox={`0 0 100 ${LINES * 4}`} width="100%" aria-hidden>
            <path d={linesWhere((line) => !isRemaining(line, remaining))} />
            <path data-grows="" d={linesWhere((line) => isRemaining(line, remaining))} />
          </svg>
          <Cluster as="ul" gap={8} className={styles.legend}>
            <li>{byAssistant}</li>
            <li>{byLawyer}</li>
          </Cluster>
        </Paper>
      </GrowOnView>
    </FigureSection>
  )
}

function linesWhere(isIncluded: (line: number) => boolean): string {
  return [...Array(LINES).keys()]
    .filter(isIncluded)
    .map((line) => `M1 ${line * 4 + 1}H${99 - ((line * 7) % 5) * 6}`)
    .join('')
}

/** Spreads the remaining lines evenly over the page. */
function isRemaining(line: number, remaining: number): boolean {
  return Math.floor(((line + 1) * remaining) / LINES) > Math.floor((line * remaining) / LINES)
}
