import type { ReactNode } from 'react'
import { ResultsSection } from '#sections/ResultsSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import styles from './HiringResultsSection.module.css'

export function HiringResultsSection({ title, figures, note }: PageTexts['results']) {
  return (
    <ResultsSection
      title={title}
      results={[
        { ...figures.time, drawing: <CompareLines assisted={100 - claimValue('timeReduction')} /> },
        { ...figures.performance, drawing: <CompareLines assisted={100 + claimValue('hrPerformance')} /> },
        { ...figures.languages, drawing: <CountLine count={claimValue('languages')} /> },
      ]}
      note={note}
    />
  )
}

const WIDTH = 180

/** In percent of the work by hand. */
function CompareLines({ assisted }: { assisted: number }) {
  return (
    <ResultDrawing>
      <path className={styles.byHand} d="M0 6h100" />
      <path d={`M0 18h${assisted}`} />
    </ResultDrawing>
  )
}

function CountLine({ count }: { count: number }) {
  const step = WIDTH / count
  return (
    <ResultDrawing>
      <path strokeWidth="16" d={`M0 12h${WIDTH}`} strokeDasharray={`${step / 2} ${step / 2}`} />
    </ResultDrawing>
  )
}

function ResultDrawing({ children }: { children: ReactNode }) {
  return (
    <GrowOnView className={styles.drawing}>
      <svg width="100%" height="24" viewBox={`0 0 ${WIDTH} 24`} preserveAspectRatio="none" data-grows="" aria-hidden>
        {children}
      </svg>
    </GrowOnView>
  )
}
