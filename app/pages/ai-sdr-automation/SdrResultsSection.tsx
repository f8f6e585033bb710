import { UnitDots } from './UnitDots.tsx'
import { claimValue } from '../../site/build-constants.ts'
import type { PageTexts } from './definition.ts'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import styles from './SdrResultsSection.module.css'

type Props = PageTexts['results']

/** A hundred dots are four rows; the fifth is for what comes on top. */
const GRID = { columns: 25, rows: 5, className: styles.dots }

/** The figures in the manner of the pipeline: a dot for each of a hundred, and green what is gained. */
export function SdrResultsSection({ title, note, conversion, time, cost, languages }: Props) {
  return (
    <ResultsSection
      title={title}
      note={note}
      results={[conversion, time, cost, languages]}
      drawings={[
        <UnitDots key="conversion" {...GRID} faint={[0, 100]} solid={[100, 100 + claimValue('conversion')]} />,
        <OfHundred key="time" percent={claimValue('timeReduction')} />,
        <OfHundred key="cost" percent={claimValue('costSavings')} />,
        <UnitDots key="languages" {...GRID} solid={[0, claimValue('languages')]} />,
      ]}
    />
  )
}

function OfHundred({ percent }: { percent: number }) {
  return <UnitDots {...GRID} solid={[0, percent]} faint={[percent, 100]} />
}
