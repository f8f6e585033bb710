import type { PageTexts } from './definition.ts'
import { claimValue } from '../../site/build-constants.ts'
import { otherLanguage } from '../../site/languages.ts'
import { useLanguage } from '../../texts/useTexts.ts'
import { Grow } from '../../ui/Grow.tsx'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import styles from './OperationsResultsSection.module.css'

type Props = PageTexts['results']

const resultIds = ['time', 'performance', 'cost', 'languages'] as const

/** Four claims; where there is a proportion, it is drawn. */
export function OperationsResultsSection({ title, items, note, greetings }: Props) {
  const language = useLanguage()
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
          <span lang={otherLanguage[language]}>{greetings.otherLanguage}</span>{' '}
          <span lang="es">{greetings.spanish}</span> <span lang="fr">{greetings.french}</span>{' '}
        </p>,
      ]}
    />
  )
}

/** Two bars, the longer one over the whole width; `change` is in percent of the first. */
function BeforeAndAfter({ change }: { change: number }) {
  const after = 100 + change
  const longest = Math.max(100, after)
  return (
    <Grow className={styles.bars}>
      <svg width="100%" height="24" aria-hidden>
        <rect className={styles.before} width={`${(10_000 / longest).toFixed(1)}%`} height="10" rx="2" />
        <rect className={styles.after} width={`${((after * 100) / longest).toFixed(1)}%`} y="14" height="10" rx="2" />
      </svg>
    </Grow>
  )
}
