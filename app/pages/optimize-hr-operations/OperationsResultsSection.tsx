import { Fragment } from 'react'
import type { PageTexts } from './definition.ts'
import { Grow } from '../../ui/Grow.tsx'
import { ResultsSection } from '../../sections/ResultsSection.tsx'
import styles from './OperationsResultsSection.module.css'

type Props = PageTexts['results']

/** Four claims; where there is a proportion, it is drawn. */
export function OperationsResultsSection({ title, items, note, greetings }: Props) {
  const [time, performance, cost] = items.map(({ value }) => Number.parseFloat(value))
  return (
    <ResultsSection
      title={title}
      results={items}
      note={note}
      drawings={[
        <BeforeAndAfter key="time" change={-(time ?? 0)} />,
        <BeforeAndAfter key="performance" change={performance ?? 0} />,
        <BeforeAndAfter key="cost" change={-(cost ?? 0)} />,
        <p key="languages" className={styles.greetings}>
          {greetings.map(({ lang, text }) => (
            <Fragment key={lang}>
              <span lang={lang}>{text}</span>{' '}
            </Fragment>
          ))}
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
