import { Fragment } from 'react'
import { useLanguage } from '#i18n/useTexts.ts'
import { ResultsSection } from '#sections/ResultsSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { GrowOnView } from '#ui/GrowOnView.tsx'
import type { PageTexts } from './definition.ts'
import { greetings } from './sample-data.ts'
import styles from './OperationsResultsSection.module.css'

type Props = PageTexts['results']

/** As many as fit on one line. */
const GREETINGS = 3

const resultIds = ['time', 'performance', 'cost', 'languages'] as const

export function OperationsResultsSection({ title, items, note }: Props) {
  const language = useLanguage()
  const foreign = Object.entries(greetings)
    .filter(([lang]) => lang !== language)
    .slice(0, GREETINGS)
  return (
    <ResultsSection
      title={title}
      results={resultIds.map((id) => items[id])}
      note={note}
      drawings={[
        <BeforeAndAfter key="time" change={-claimValue('timeReduction')} />,
        <BeforeAndAfter key="performance" change={claimValue('hrPerformance')} />,
        <BeforeAndAfter key="cost" change={-claimValue('costSavings')} />,
        <p key="languages" className={styles.greetings}>
          {foreign.map(([lang, greeting]) => (
            <Fragment key={lang}>
              <span lang={lang}>{greeting}</span>{' '}
            </Fragment>
          ))}
        </p>,
      ]}
    />
  )
}

/** The longer bar takes the full width. `change` is in percent of the first one. */
function BeforeAndAfter({ change }: { change: number }) {
  const after = 100 + change
  const longest = Math.max(100, after)
  return (
    <GrowOnView className={styles.bars}>
      <svg width="100%" height="24" aria-hidden>
        <rect className={styles.before} width={`${(10_000 / longest).toFixed(1)}%`} height="10" rx="2" />
        <rect className={styles.after} width={`${((after * 100) / longest).toFixed(1)}%`} y="14" height="10" rx="2" />
      </svg>
    </GrowOnView>
  )
}
