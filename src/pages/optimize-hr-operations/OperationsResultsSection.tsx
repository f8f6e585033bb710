import { Fragment } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { ResultsSection } from '#sections/ResultsSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import { Cluster } from '#ui/Layout.tsx'
import type { PageTexts } from './definition.ts'
import { greetings } from './sample-data.ts'
import styles from './OperationsResultsSection.module.css'

export function OperationsResultsSection({ title, items, note }: PageTexts['results']) {
  return (
    <ResultsSection
      title={title}
      results={[
        { ...items.time, drawing: <BeforeAndAfter change={-claimValue('timeReduction')} /> },
        { ...items.performance, drawing: <BeforeAndAfter change={claimValue('hrPerformance')} /> },
        { ...items.cost, drawing: <BeforeAndAfter change={-claimValue('costSavings')} /> },
        { ...items.languages, drawing: <Greetings /> },
      ]}
      note={note}
    />
  )
}

function Greetings() {
  const language = useLanguage()
  // Three of them fit on one line.
  const foreign = Object.entries(greetings).filter(([lang]) => lang !== language)
  return (
    <Cluster as="p" gap={5}>
      {foreign.slice(0, 3).map(([lang, greeting]) => (
        <Fragment key={lang}>
          <b lang={lang}>{greeting}</b>{' '}
        </Fragment>
      ))}
    </Cluster>
  )
}

/** The longer bar takes the full width. `change` is in percent of the first one. */
function BeforeAndAfter({ change }: { change: number }) {
  const after = 100 + change
  const longest = Math.max(100, after)
  return (
    <GrowOnView className={styles.bars}>
      <svg width="100%" height="24" aria-hidden>
        <rect className={styles.before} data-grows="" width={`${(10_000 / longest).toFixed(1)}%`} height="10" rx="2" />
        <rect data-grows="" width={`${((after * 100) / longest).toFixed(1)}%`} y="14" height="10" rx="2" />
      </svg>
    </GrowOnView>
  )
}
