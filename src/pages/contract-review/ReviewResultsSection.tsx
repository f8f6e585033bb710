import { TitledSection } from '#sections/TitledSection.tsx'
import { claimValue } from '#site/build-constants.ts'
import { Stat } from '#ui/Stat.tsx'
import type { PageTexts } from './definition.ts'
import { Halftone } from './Halftone.tsx'
import { RemainingHour } from './RemainingHour.tsx'
import styles from './ReviewResultsSection.module.css'

/** Each id is also the id of a claim. */
const counted = ['languages', 'integrations'] as const

export function ReviewResultsSection({ title, results, note }: PageTexts['results']) {
  return (
    <TitledSection surface="sand" className={styles.section} title={title}>
      <ul className={styles.results}>
        <li>
          <RemainingHour percent={100 - claimValue('legalReview')} />
          <Stat {...results.legalReview} />
        </li>
        {counted.map((id) => (
          <li key={id}>
            <Squares count={claimValue(id)} />
            <Stat {...results[id]} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </TitledSection>
  )
}

function Squares({ count }: { count: number }) {
  return <Halftone count={count} grid={{ lines: 'rows', length: 10 }} layers={{ clear: [...Array(count).keys()] }} />
}
